import { keptProfile } from './scanner-profile.ts';
import { createWedge } from './wedge.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Before {
  readonly field: Field;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * Pause in milliseconds after which a scanner without Enter has finished, if its code is complete. Long, because a slow machine reports the keys of one code in
 * several parts; for a person it delays only two keys typed at once, until their next key. Longer than any pause within a code.
 */
const restMs = 400;
const againMs = 10;

/**
 * Catches every code that a scanner types while the page is open, whatever has the focus, and keeps it out of fields and shortcuts. Text typed by a person goes
 * to its field. Returns a function that stops it.
 *
 * @example const stop = captureScans(window, (code) => take(code));
 */
export function captureScans(page: Window, take: (code: string) => void): () => void {
  const wedge = createWedge(keptProfile());
  let before: Before | null = null;
  let timer = 0;
  const settle = ({ scanned, typed }: { scanned?: readonly string[]; typed?: string }) => {
    if (typed !== undefined) giveBack(typed);
    if (scanned === undefined) return;
    if (before) restore(before);
    before = null;
    for (const code of scanned) take(code);
  };
  // A busy page may run this timer before it gets keys pressed meanwhile: those are handled first and cancel it.
  const rest = () => {
    timer = page.setTimeout(() => {
      settle(wedge.rest(performance.now()));
      if (wedge.isWaiting()) timer = page.setTimeout(rest, restMs);
    }, againMs);
  };
  const press = (event: KeyboardEvent) => {
    const typed = event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
    const field = fieldOf(event.target);
    const outcome = wedge.press({
      code: event.code,
      key: event.key,
      at: event.timeStamp,
      typed,
      inField: field !== null,
    });
    if (outcome.verdict === 'swallow') {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    settle(outcome);
    // The first key of a burst has not reached its field yet: this is the field without it.
    if (outcome.verdict === 'pass' && !wedge.isReading())
      before = field && { field, value: field.value, start: field.selectionStart, end: field.selectionEnd };
    page.clearTimeout(timer);
    timer = page.setTimeout(rest, restMs);
  };
  page.addEventListener('keydown', press, { capture: true });
  return () => {
    page.clearTimeout(timer);
    page.removeEventListener('keydown', press, { capture: true });
  };
}

function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.selectionStart !== null ? target : null;
}

/** Restores a field, and fires its input event. */
function restore({ field, value, start, end }: Before): void {
  if (field.value === value || !field.isConnected) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.setSelectionRange(start, end);
}

/** The only way to type into the focused field that fires its events and can be undone. */
function giveBack(text: string): void {
  if (fieldOf(document.activeElement)) document.execCommand('insertText', false, text);
}
