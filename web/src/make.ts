// Elements made by the page's scripts. What is put into them as a string stays text.

/** An element with a class ("" for none) and what is in it. */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K, style: string, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (style !== "") made.className = style;
  made.append(...children);
  return made;
}

/** A button with a word, perhaps after a sign. While it is disabled for assistive technology, it does nothing for anybody. */
export function makeButton(style: string, label: Node | string, press: (click: MouseEvent) => void, sign?: Element): HTMLButtonElement {
  const button = make("button", style, sign ?? "", label);
  button.type = "button";
  button.addEventListener("click", (click) => {
    if (button.getAttribute("aria-disabled") !== "true") press(click);
  });
  return button;
}

/** An option of a select. */
export function makeOption(value: string, label: string): HTMLOptionElement {
  return new Option(label, value);
}

/** Writes a field's value, but not into the one that is being typed into. */
export function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field.value !== value && document.activeElement !== field) field.value = value;
}
