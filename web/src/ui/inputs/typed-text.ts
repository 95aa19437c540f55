import { useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { lengthOf, stripSlashes } from '@waybill/domain/kernel/typed-text.ts';

/** Cleans typed text; null rejects it, so that the previous value stays. */
export type Accept = (typed: string) => string | null;

/**
 * Removes / and \ from the text of a plain field, and rejects a text longer than allowed as a whole (V-11; 0: no limit).
 *
 * @example acceptText('a/b', { max: 0, strip: true }) === 'ab'
 */
export function acceptText(typed: string, { max, strip }: { max: number; strip: boolean }): string | null {
  const text = strip ? stripSlashes(typed) : typed;
  return max > 0 && lengthOf(text) > max ? null : text;
}

/**
 * Returns the handlers of a controlled input whose text is cleaned while typing. The caret keeps its place, and during the composition of an input method
 * (Myanmar and Chinese keyboards) the text is not touched.
 */
export function useTypedText(value: string, accept: Accept, onText: (text: string) => void, onReject?: () => void) {
  const beforeComposition = useRef<string | null>(null);

  const take = (input: HTMLInputElement | HTMLTextAreaElement, previous: string) => {
    const raw = input.value;
    const accepted = accept(raw);
    if (accepted === null) onReject?.();
    const next = accepted ?? previous;
    if (next !== raw) {
      const caret = input.selectionStart ?? raw.length;
      const kept =
        accepted === null
          ? Math.max(0, caret - (raw.length - previous.length))
          : (accept(raw.slice(0, caret)) ?? next).length;
      // React writes the value after this event, which moves the caret to the end; a microtask runs after that.
      queueMicrotask(() => input.setSelectionRange(kept, kept));
    }
    onText(next);
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (beforeComposition.current === null) take(event.target, value);
      else onText(event.target.value);
    },
    onCompositionStart: () => {
      beforeComposition.current = value;
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const previous = beforeComposition.current ?? value;
      beforeComposition.current = null;
      take(event.currentTarget, previous);
    },
  };
}
