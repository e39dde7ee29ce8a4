// What the dialogs of the page have in common.

import { closeOutside } from "../dialog";
import { element } from "../dom";

/** A dialog that closes by its button and by a press beside it. */
export function prepareDialog(id: string, closed: () => void = () => {}): HTMLDialogElement {
  const dialog = element<HTMLDialogElement>(id);
  for (const button of dialog.querySelectorAll("[data-close]")) button.addEventListener("click", () => dialog.close());
  closeOutside(dialog);
  dialog.addEventListener("close", () => {
    if (!dialog.open) closed(); // it may have been opened again meanwhile
  });
  return dialog;
}
