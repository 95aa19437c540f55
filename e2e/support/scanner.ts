import { toMyanmarDigits } from '@waybill/domain/kernel/digits.ts';
import type { CDPSession, Page } from 'playwright-core';
import type { Visit } from './journey.ts';

export interface Wedge {
  /** Milliseconds from one code to the next. */
  readonly every: number;
  /** Keyboard layout of the device; a scanner presses key positions. */
  readonly layout?: 'mm';
  /** Milliseconds from one key to the next; 2 by default. */
  readonly gap?: number;
  /** Runs on the page between two keys of each code; the scanner's clock does not advance. */
  readonly midway?: () => Promise<void>;
}

/** Returns the position of a key, and its character in the layout. */
function keyOf(character: string, layout?: 'mm'): { code: string; key: string; text: string } {
  if (character === '\r') return { code: 'Enter', key: 'Enter', text: '\r' };
  if (character === ']') return { code: 'BracketRight', key: character, text: character };
  const digit = /\d/.test(character);
  const typed =
    layout === undefined
      ? character
      : digit
        ? toMyanmarDigits(character)
        : String.fromCodePoint(0x1000 + character.charCodeAt(0) - 65);
  return { code: `${digit ? 'Digit' : 'Key'}${character}`, key: typed, text: typed };
}

const plugged = new WeakMap<Page, Promise<CDPSession>>();

/** The scanner of a page stays connected: Chromium ends the page's offline mode when a session opened for it is closed. */
function scannerOf({ page, context }: Visit): Promise<CDPSession> {
  const known = plugged.get(page) ?? context.newCDPSession(page);
  plugged.set(page, known);
  return known;
}

/**
 * Simulates a scanner as a keyboard: real keys, `gap` ms apart by the clock of the device, with Enter at the end, wherever the focus is.
 *
 * @example await scan(visit, codes, { every: 50, layout: 'mm' });
 */
export async function scan(
  visit: Visit,
  codes: readonly string[],
  { every, layout, gap = 2, midway }: Wedge,
): Promise<void> {
  const device = await scannerOf(visit);
  const began = Date.now();
  for (const [at, code] of codes.entries()) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + at * every - Date.now())));
    const pulled = Date.now();
    const press = (from: number, to: number) =>
      Promise.all(
        [...code, '\r'].slice(from, to).flatMap((character, place) =>
          (['keyDown', 'keyUp'] as const).map((type) =>
            device.send('Input.dispatchKeyEvent', {
              type,
              ...keyOf(character, layout),
              ...(type === 'keyUp' ? { text: '' } : {}),
              timestamp: (pulled + (from + place) * gap) / 1000,
            }),
          ),
        ),
      );
    if (midway === undefined) await press(0, code.length + 1);
    else {
      await press(0, code.length / 2);
      await midway();
      await press(code.length / 2, code.length + 1);
    }
  }
}
