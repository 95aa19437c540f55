import { toLatinDigits } from '@waybill/domain/kernel/digits.ts';

/** One key as the browser tells of it. `code` is the key's place on the board, empty on Android; `at` is in milliseconds. */
export interface WedgeKey {
  readonly code: string;
  readonly key: string;
  readonly at: number;
  /** Held down, or pressed with Ctrl, Alt or Meta: never a scanner. */
  readonly typed: boolean;
}

/** What the page is to do with a key: let it through, or keep it from the page because it is a scanner's. */
export type WedgeVerdict = 'pass' | 'swallow';

export interface WedgeOutcome {
  readonly verdict: WedgeVerdict;
  /** A whole code was read. */
  readonly scanned?: string;
  /** Keys that were kept back and turned out to be typed by a person: their text belongs to the field after all. */
  readonly typed?: string;
}

export interface WedgeRules {
  /** Characters of the shortest code. */
  readonly minimum: number;
  /** Milliseconds between two keys of a scanner at most; people are slower. */
  readonly gap: number;
  /** Milliseconds that a code which looks cut short waits for the rest of its keys: an old machine may tell of them late. */
  readonly patience: number;
}

const wedgeRules: WedgeRules = { minimum: 8, gap: 35, patience: 2500 };
/** What our labels, bags and the mail post's parcels carry (UPU S10); anything else of a scanner without Enter may still go on. */
const wholeCode = /^[A-Z]{2}\d{9}[A-Z]{2}$/;

interface Burst {
  readonly code: string;
  /** What the keyboard's layout made of the keys that were kept back. */
  readonly kept: string;
  readonly last: number;
}

const nothing: Burst = { code: '', kept: '', last: -Infinity };

/**
 * Tells a barcode scanner from a person by its speed, wherever the focus is. A scanner presses keys by their place, so a code is read from
 * places and not from what a Myanmar layout would type. The first key of a burst cannot be known for one and passes; the caller takes it back.
 *
 * @example const wedge = createWedge(); wedge.press({ code: 'KeyE', key: 'e', at: 0, typed: false }) // { verdict: 'pass' }
 */
export function createWedge({ minimum, gap, patience }: WedgeRules = wedgeRules) {
  let burst = nothing;
  /** Ends the burst: a code when it is long enough, else what was kept back. */
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
     * Asked when no key came for a while: a scanner without Enter at its end has finished, a person paused. What a person typed goes to the field at once;
     * should keys follow that were pressed right after it, by their own times, they are read on as one code.
     */
    rest(at: number): Omit<WedgeOutcome, 'verdict'> {
      const { code, kept, last } = burst;
      if (at - last <= gap) return {};
      if (code.length >= minimum) return wholeCode.test(unrepeated(code)) || at - last > patience ? settle() : {};
      burst = { code, kept: '', last };
      return kept === '' ? {} : { typed: kept };
    },
    /** A code is there that may not be whole yet. */
    isWaiting: (): boolean => burst.code.length >= minimum,
    /** A burst has begun and has at least two keys. */
    isReading: (): boolean => burst.code.length > 1,
  };
}

/** A code that the scanner's own repeat or two ways of reading doubled is one code. */
function unrepeated(code: string): string {
  const half = code.length / 2;
  return Number.isInteger(half) && half >= wedgeRules.minimum && code.slice(0, half) === code.slice(half)
    ? code.slice(0, half)
    : code;
}

const place = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/;

/** The character of a code that a key stands for, by its place; by what it typed where there are no places. Codes are made of A–Z and 0–9. */
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
