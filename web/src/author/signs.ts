// The icons that this page has beside those of the course. Importing it adds them.

import arrow from "../../../assets/icons/arrow.svg";
import bring from "../../../assets/icons/bring.svg";
import clear from "../../../assets/icons/clear.svg";
import copy from "../../../assets/icons/copy.svg";
import eraser from "../../../assets/icons/eraser.svg";
import hand from "../../../assets/icons/hand.svg";
import link from "../../../assets/icons/link.svg";
import plus from "../../../assets/icons/plus.svg";
import print from "../../../assets/icons/print.svg";
import redo from "../../../assets/icons/redo.svg";
import share from "../../../assets/icons/share.svg";
import start from "../../../assets/icons/start.svg";
import { addIcons } from "../icon";

addIcons({ arrow, bring, clear, copy, eraser, hand, link, plus, print, redo, share, start });
