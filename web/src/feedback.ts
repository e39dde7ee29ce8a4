// The answer card: sign, two or three words, a sentence, and the stars at the end.

import { element } from "./dom";
import { icon, stars } from "./icon";
import { write } from "./terms";
import type { Feedback, Verdict } from "./view.gen";

const SIGN: Record<Verdict, string> = {
  none: "", illegal: "barred", wrong: "cross", other: "retry", good: "tick", done: "tick",
};

let shown = "";

/**
 * Shows the answer at once. Answering is true when it answers something just done: then the card is
 * made anew even if it says the same again, so that it is also said again.
 */
export function showFeedback(feedback: Feedback, answering: boolean): void {
  const key = JSON.stringify(feedback);
  if (key === shown && !(answering && feedback.verdict !== "none")) return;
  shown = key;
  const card = element("feedback");
  card.dataset.verdict = feedback.verdict;
  if (feedback.reason === "") delete card.dataset.reason;
  else card.dataset.reason = feedback.reason;
  if (feedback.verdict === "none" && feedback.title === "" && feedback.text === "") {
    card.replaceChildren();
    return;
  }

  const words = document.createElement("div");
  words.className = "words";
  if (feedback.title !== "") {
    const title = document.createElement("p");
    title.className = "verdict";
    title.textContent = feedback.title;
    if (feedback.stars > 0) {
      const said = document.createElement("span");
      said.className = "visually-hidden";
      said.textContent = `, ${feedback.stars} of 3 stars`;
      title.append(said, stars(feedback.stars));
    }
    words.append(title);
  }
  if (feedback.text !== "") {
    const text = document.createElement("p");
    write(text, feedback.text);
    words.append(text);
  }
  const sign = document.createElement("span");
  sign.className = "sign";
  if (SIGN[feedback.verdict] !== "") sign.append(icon(SIGN[feedback.verdict]));
  card.replaceChildren(sign, words);
}
