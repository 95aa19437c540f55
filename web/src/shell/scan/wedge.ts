import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';

/** One key as the browser reports it. `code` is the key's position, empty on Android; `at` is in milliseconds. */
export interface WedgeKey {
  readonly code: string;
  readonly key: string;
  readonly at: number;
  /** Held down, or pressed with Ctrl, Alt or Meta: never a scanner. */
  readonly typed: boolean;
}

/** Decision of the page on a key: pass it on, or swallow it because it comes from a scanner. */
export type WedgeVerdict = 'pass' | 'swallow';

export interface WedgeOutcome {
  readonly verdict: WedgeVerdict;
  /** The complete code that was read. */
  readonly scanned?: string;
  /** Swallowed keys that turned out to be typed by a person: their text goes to the field. */
  readonly typed?: string;
}

export interface WedgeRules {
  /** Length of the shortest code. */
  readonly minimum: number;
  /** Maximum milliseconds between two keys of a scanner; people are slower. */
  readonly gap: number;
  /** Milliseconds to wait for the rest of a code that looks cut: an old machine may report keys late. */
  readonly patience: number;
}

const wedgeRules: WedgeRules = { minimum: 8, gap: 35, patience: 2500 };
/** Codes of labels, bags and postal parcels (UPU S10); any other code of a scanner without Enter may be incomplete. */
const wholeCode = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

interface Burst {
  readonly code: string;
  /** The text that the keyboard layout made of the swallowed keys. */
  readonly kept: string;
  readonly last: number;
}

const nothing: Burst = { code: '', kept: '', last: -Infinity };

/**
 * Distinguishes a barcode scanner from a person by its speed, wherever the focus is. A scanner presses keys by their position, so a code is read from positions
 * and not from the text of a Myanmar layout. The first key of a burst passes, because it cannot be recognized yet; the caller removes it from the field.
 *
 * @example const wedge = createWedge(); wedge.press({ code: 'KeyE', key: 'e', at: 0, typed: false }) // { verdict: 'pass' }
 */
export function createWedge({ minimum, gap, patience }: WedgeRules = wedgeRules) {
  let burst = nothing;
  /** Ends the burst: returns a code when it is long enough, else the swallowed text. */
  const settle = (): Omit<WedgeOutcome, 'verdict'> => {
    const { code, kept } = burst;
    burst = nothing;
    if (code.length >= minimum) return { scanned: unrepeated(code) };
    return kept === '' ? {} : { typed: kept };
  };
  return {
    press(key: WedgeKey): WedgeOutcome {
      const quick = key.at - burst.last <= gap;
      if (!key.typed && quick && (key.key === 'Enter' || key.key === 'Tab')) {
        const ended = settle();
        return { verdict: ended.scanned === undefined ? 'pass' : 'swallow', ...ended };
      }
      const character = key.typed ? null : characterOf(key);
      if (character === null) return { verdict: 'pass', ...(isModifier(key) ? {} : settle()) };
      if (!quick) {
        const ended = settle();
        burst = { code: character, kept: '', last: key.at };
        return { verdict: 'pass', ...ended };
      }
      burst = { code: burst.code + character, kept: burst.kept + key.key, last: key.at };
      return { verdict: 'swallow' };
    },
    /**
     * Handles a pause without keys: a scanner without Enter has finished, a person paused. A person's text goes to the field at once; if keys follow that were
     * pressed right after it, by their own timestamps, they continue the same code.
     */
    rest(at: number): Omit<WedgeOutcome, 'verdict'> {
      const { code, kept, last } = burst;
      if (at - last <= gap) return {};
      if (code.length >= minimum) return wholeCode.test(unrepeated(code)) || at - last > patience ? settle() : {};
      burst = { code, kept: '', last };
      return kept === '' ? {} : { typed: kept };
    },
    /** Returns whether there is a code that may be incomplete. */
    isWaiting: (): boolean => burst.code.length >= minimum,
    /** Returns whether a burst has at least two keys. */
    isReading: (): boolean => burst.code.length > 1,
  };
}

/** Returns a code once that was read doubled, by the scanner's repeat or by two ways of reading. */
function unrepeated(code: string): string {
  const half = code.length / 2;
  return Number.isInteger(half) && half >= wedgeRules.minimum && code.slice(0, half) === code.slice(half)
    ? code.slice(0, half)
    : code;
}

const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/;

/** Returns the character of a code for a key, by its position; by its text where there are no positions. Codes consist of A–Z and 0–9. */
function characterOf({ code, key }: WedgeKey): string | null {
  const found = place.exec(code);
  if (found) return found[1] ?? found[2] ?? null;
  if (code !== '') return null;
  const typed = toLatinDigits(key).toUpperCase();
  return /^[A-Z0-9]$/.test(typed) ? typed : null;
}

function isModifier({ key }: WedgeKey): boolean {
  return key === 'Shift' || key === 'CapsLock' || key === 'NumLock';
}
