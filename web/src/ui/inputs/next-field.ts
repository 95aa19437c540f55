import { useEffect, useState } from 'react';

/** Controls that Enter leads to. Buttons that only help a control, such as one that clears it, have no tab stop and are passed over. */
const controls = ':is(input, textarea, button[role=combobox]):not([disabled], [readonly], [tabindex="-1"])';
const submitters = '[data-save], button[type=submit]';

/** The controls that can be reached now, in the order of the screen; of radio buttons only the chosen one. */
export function controlsIn(root: ParentNode, within = ''): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${within} ${controls}`)].filter(
    // What is folded away has a place on the screen and takes no focus.
    (one) => one.checkVisibility() && !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked),
  );
}

/** Focuses a control and selects its text, so that typing replaces it. */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/**
 * Goes on to the next control of a form, or to the button that saves after the last one. Outside of a form, a dialog or what is marked `data-entry`
 * the focus stays: a choice in a filter is often changed again. The other inputs of a place (`data-one-place`), such as the quarter of a township, are
 * passed over: whether they are shown depends on what was chosen, and the next key must not land in one field today and in another tomorrow.
 */
function goToNext(from: HTMLElement): void {
  const form = from.closest('form:not([role=search]), [role=dialog], [data-entry]');
  if (!form) return;
  const unit = from.closest('[data-one-place]') ?? from;
  // What lies inside the place has a further bit.
  const isLater = (one: Element) => unit.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING;
  focusControl(controlsIn(form).find(isLater) ?? form.querySelector<HTMLElement>(submitters));
}

/**
 * Returns what to call when a choice was made by Enter: once the choice is drawn, the focus goes on to the next field, as it does from a text
 * input. Letters typed next then never change what was chosen.
 */
export function useGoOn(from: { readonly current: HTMLElement | null }): () => void {
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices > 0 && from.current) goToNext(from.current);
  }, [choices, from]);
  return () => setChoices((before) => before + 1);
}
