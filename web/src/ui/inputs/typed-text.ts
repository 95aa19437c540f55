import { useRef, type ChangeEvent, type CompositionEvent } from 'react';
import { lengthOf, stripSlashes } from '@waybill/domain/kernel/typed-text.ts';

/** What a field makes of typed text; null rejects it, so that the previous value stays. */
export type Accept = (typed: string) => string | null;

/**
 * V-11: text typed into a plain field loses / and \, and is rejected as a whole when it is longer than allowed (0: no limit).
 *
 * @example acceptText('a/b', { max: 0, strip: true }) === 'ab'
 */
export function acceptText(typed: string, { max, strip }: { max: number; strip: boolean }): string | null {
  const text = strip ? stripSlashes(typed) : typed;
  return max > 0 && lengthOf(text) > max ? null : text;
}

/**
 * The handlers of a controlled input whose text is cleaned as it is typed. The caret stays where the person put it, and while an
 * input method is composing (Myanmar and Chinese keyboards) the text is left alone until the composition ends.
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
      // React writes the value back after this event, which moves the caret to the end; a microtask comes after that.
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
