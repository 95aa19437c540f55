import { useEffect, useState } from 'react';

/** Controls that Enter moves to. Helper buttons, such as clear, have no tab stop and are skipped. */
const controls = ':is(input, textarea, button[role=combobox]):not([disabled], [readonly], [tabindex="-1"])';
const submitters = '[data-save], button[type=submit]';

/** Returns the controls that can be reached now, in screen order; of radio buttons only the chosen one. */
export function controlsIn(root: ParentNode, within = ''): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${within} ${controls}`)].filter(
    // Collapsed elements have a place on the screen but take no focus.
    (one) => one.checkVisibility() && !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked),
  );
}

/** Focuses a control and selects its text, so that typing replaces it. */
export function focusControl(control: HTMLElement | null | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/**
 * Moves the focus to the next control of a form, or from the last one to the save button. Outside a form, a dialog or `data-entry` the focus stays: a filter is
 * often changed again. Other inputs of one place (`data-one-place`), such as the quarter of a township, are skipped: they are shown only for some choices, and
 * the next key must always reach the same field.
 */
function goToNext(from: HTMLElement): void {
  const form = from.closest('form:not([role=search]), [role=dialog], [data-entry]');
  if (!form) return;
  const unit = from.closest('[data-one-place]') ?? from;
  // Elements inside the place have an additional bit set.
  const isLater = (one: Element) => unit.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING;
  focusControl(controlsIn(form).find(isLater) ?? form.querySelector<HTMLElement>(submitters));
}

/**
 * Returns a function to call when a choice was made with Enter: after the render the focus moves to the next field, as from a text input. Letters typed next
 * then never change the choice.
 */
export function useGoOn(from: { readonly current: HTMLElement | null }): () => void {
  const [choices, setChoices] = useState(0);
  useEffect(() => {
    if (choices > 0 && from.current) goToNext(from.current);
  }, [choices, from]);
  return () => setChoices((before) => before + 1);
}
