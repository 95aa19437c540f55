import type { KeyboardEvent } from 'react';
import { controlsIn, focusControl } from '../../ui/inputs/next-field.ts';

/**
 * Enter goes to the next field, as at a till; it opens no list and saves nothing. In several lines it stays a line break, and in an open list it
 * chooses. Lists still open by the arrows, the space bar or by typing.
 */
export function enterMoves(event: KeyboardEvent<HTMLElement>): void {
  if (
    event.key !== 'Enter' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey ||
    event.nativeEvent.isComposing
  )
    return;
  const at = event.target;
  // Keys of a dialog over the form reach it too, but they are not the form's.
  if (
    !(at instanceof HTMLElement) ||
    !event.currentTarget.contains(at) ||
    !at.closest('[data-field]') ||
    at instanceof HTMLTextAreaElement
  )
    return;
  if (at instanceof HTMLButtonElement && at.getAttribute('role') !== 'combobox') return;
  if (choosesIn(at) || at.dataset.phone !== undefined) return;
  event.preventDefault();
  event.stopPropagation();
  focusAfter(event.currentTarget, at);
}

/** Does Enter choose in the list of this field? An open one in which nothing was typed and nothing is pointed at holds nobody back. */
function choosesIn(field: HTMLElement): boolean {
  if (field.getAttribute('aria-expanded') !== 'true') return false;
  const typed = field instanceof HTMLInputElement && field.value !== '';
  return typed || field.hasAttribute('aria-activedescendant');
}

const save = 'save';
/** Where Enter leads from the fields that most labels differ in: past what the last label of the sender has filled in. The first that is there counts. */
const onTheWay: Readonly<Record<string, readonly string[]>> = {
  weight: ['cod_amount', 'payment_type'],
  cod_amount: ['payment_type'],
  payment_type: [save],
};

function focusAfter(root: HTMLElement, at: HTMLElement): void {
  const fields = controlsIn(root, '[data-field]');
  const field = at.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
  const wanted = onTheWay[field]
    ?.map((name) =>
      name === save
        ? root.querySelector<HTMLElement>('[data-save]')
        : fields.find((one) => one.closest('[data-field]')?.getAttribute('data-field') === name),
    )
    .find((one) => one !== null && one !== undefined);
  focusControl(wanted ?? fields[fields.indexOf(at) + 1] ?? root.querySelector<HTMLElement>('[data-save]'));
}

/** Focuses a field and selects its content, so that typing replaces it. */
export function focusField(root: HTMLElement | null, name: string): void {
  focusControl(root?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, button)`));
}
