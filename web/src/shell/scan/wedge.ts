import { codesHeard, separator, signOf, unlearned, type ScannerProfile } from './scanner-profile.ts';

/** One key as the browser reports it. `code` is the key's position, empty on Android; `at` is in milliseconds. */
export interface WedgeKey {
  readonly code: string;
  readonly key: string;
  readonly at: number;
  /** Held down, or pressed with Ctrl, Alt or Meta: never a scanner. */
  readonly typed: boolean;
  /** A text field has the focus, which shows what is typed. */
  readonly inField: boolean;
}

/** Decision of the page on a key: pass it on, or swallow it because it comes from a scanner. */
export type WedgeVerdict = 'pass' | 'swallow';

export interface WedgeOutcome {
  readonly verdict: WedgeVerdict;
  /** The codes that were read, or what was heard in their place and is no code. */
  readonly scanned?: readonly string[];
  /** Swallowed keys that turned out to be typed by a person: their text goes to the field. */
  readonly typed?: string;
}

export interface WedgeRules {
  /** Fewest letters and digits that a scanner sends. */
  readonly minimum: number;
  /** Fewest letters and digits that are heard as a code that was not understood, outside a field and with Enter. */
  readonly heard: number;
  /** Maximum milliseconds between two keys at which they cannot be typed. */
  readonly gap: number;
  /** Maximum milliseconds between two keys of one code: slow scanners are as quick as people, so only a whole code counts. */
  readonly slow: number;
  /** The same for a scanner that was learned to be slower; shorter than the pause after which a code has ended. */
  readonly slowest: number;
  /** Milliseconds to wait for the rest of a code that looks cut: an old machine may report keys late. */
  readonly patience: number;
}

const wedgeRules: WedgeRules = { minimum: 8, heard: 4, gap: 35, slow: 150, slowest: 380, patience: 2500 };

interface Burst {
  /** Letters and digits, with a space for each other sign. */
  readonly signs: string;
  /** The text that the keyboard layout made of the swallowed keys. */
  readonly kept: string;
  readonly first: number;
  readonly last: number;
  readonly keys: number;
  readonly inField: boolean;
}

const nothing: Burst = { signs: '', kept: '', first: -Infinity, last: -Infinity, keys: 0, inField: false };

/**
 * Distinguishes a barcode scanner from a person, wherever the focus is: by its speed, and at the speed of people by a whole code with a right check digit
 * at the end. A scanner presses keys by their position, so a code is read from positions and not from the text of a Myanmar layout. The first key of a
 * burst, and slow keys in a field, pass because they cannot be recognized yet; the caller removes them from the field.
 *
 * @example const wedge = createWedge(unlearned); wedge.press({ code: 'KeyE', key: 'e', at: 0, typed: false, inField: true }) // { verdict: 'pass' }
 */
export function createWedge(profile: ScannerProfile = unlearned, rules: WedgeRules = wedgeRules) {
  const { minimum, heard, gap, patience } = rules;
  const slow = Math.min(Math.max(rules.slow, (profile.gap ?? 0) * 2), rules.slowest);
  let burst = nothing;
  const letters = () => burst.signs.replaceAll(separator, '').length;
  /** Keys so close on average that no person pressed them; a scanner that wakes up slowly is quick afterwards. */
  const isQuick = () => letters() >= minimum && (burst.last - burst.first) / (burst.keys - 1) <= gap;
  const isWaiting = (): boolean => isQuick() || (!burst.inField && letters() >= minimum);
  /** Returns the codes of the burst and what was misread before them; in a field, at a person's speed, a text before the code means typing. */
  const heardUntil = (least: number): readonly string[] => {
    const { codes, before } = codesHeard(burst.signs, profile);
    const isCertain = isQuick() || !burst.inField;
    if (codes.length > 0 && before.length < (isCertain ? minimum : 1)) return codes;
    return isCertain && letters() >= least ? [before, ...codes] : [];
  };
  /** Ends the burst: returns what was scanned, or the swallowed text. */
  const settle = (least = minimum): Omit<WedgeOutcome, 'verdict'> => {
    const scanned = heardUntil(least);
    const { kept } = burst;
    burst = nothing;
    if (scanned.length > 0) return { scanned };
    return kept === '' ? {} : { typed: kept };
  };
  return {
    press(key: WedgeKey): WedgeOutcome {
      const near = key.at - burst.last <= slow;
      if (!key.typed && near && (key.key === 'Enter' || key.key === 'Tab')) {
        const ended = settle(heard);
        return { verdict: ended.scanned === undefined ? 'pass' : 'swallow', ...ended };
      }
      const sign = key.typed ? null : signOf(key);
      if (sign === null) return { verdict: 'pass', ...(isModifier(key) ? {} : settle()) };
      if (!near) {
        const ended = settle();
        burst = { signs: sign, kept: '', first: key.at, last: key.at, keys: 1, inField: key.inField };
        return { verdict: 'pass', ...ended };
      }
      const passes = key.inField && key.at - burst.last > gap;
      const { kept } = burst;
      burst = {
        ...burst,
        signs: burst.signs + sign,
        kept: passes ? '' : kept + key.key,
        last: key.at,
        keys: burst.keys + 1,
        inField: key.inField,
      };
      if (!passes) return { verdict: 'swallow' };
      return kept === '' ? { verdict: 'pass' } : { verdict: 'pass', typed: kept };
    },
    /**
     * Handles a pause without keys: a scanner without Enter has finished, a person paused. A person's text goes to the field at once; if keys follow that were
     * pressed right after it, by their own timestamps, they continue the same code.
     */
    rest(at: number): Omit<WedgeOutcome, 'verdict'> {
      const { kept, last } = burst;
      if (at - last <= slow) return {};
      if (heardUntil(Infinity).length > 0) return settle();
      if (isWaiting()) return at - last > patience ? settle() : {};
      burst = { ...burst, kept: '' };
      return kept === '' ? {} : { typed: kept };
    },
    /** Returns whether there is a code that may be incomplete. */
    isWaiting,
    /** Returns whether a burst has at least two keys. */
    isReading: (): boolean => burst.keys > 1,
  };
}

function isModifier({ key }: WedgeKey): boolean {
  return key === 'Shift' || key === 'CapsLock' || key === 'NumLock' || key === 'AltGraph';
}
