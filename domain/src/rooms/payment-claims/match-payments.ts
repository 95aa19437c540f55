import { referenceKey } from '../bank-lines/match-lines.ts';
import { referenceLeast } from './decide-claim.ts';
import type { PaymentLineCommand, PaymentLineState } from './payment-line-states.ts';

/** A line of a provider's statement that no claim has yet. Whole kyat. */
export interface OpenPayment {
  readonly id: number;
  readonly status: PaymentLineState;
  readonly day: string;
  readonly amount: number;
  readonly reference: string;
  /** The payer's note and all other text. */
  readonly details: string;
}

/** A claim of the channel; `open` when no line has settled it. */
export interface KnownClaim {
  readonly id: number;
  readonly day: string;
  readonly amount: number;
  readonly reference: string | null;
  readonly code: string;
  readonly open: boolean;
}

export interface FoundClaim {
  readonly line_id: number;
  readonly claim_id: number;
  readonly command: Extract<PaymentLineCommand, 'match' | 'propose' | 'fall_short' | 'exceed' | 'repeat'>;
}

/** Days between payment and delivery within which an equal amount is proposed. */
const proposalDays = 1;
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
const tailOf = (reference: string) => reference.slice(-referenceLeast);

/** Returns the tracking codes in the text of a line. @example codesOfLine('for ex 473124829 xm') // ['EX473124829XM'] */
export const codesOfLine = ({ reference, details }: Pick<OpenPayment, 'reference' | 'details'>): string[] => [
  ...new Set(`${referenceKey(reference)} ${referenceKey(details)}`.match(/[A-Z]{2}\d{9}[A-Z]{2}/g) ?? []),
];

/** Are two references the same, where one of them may be only the end of the other? */
export const sameReference = (one: string, other: string): boolean =>
  one.length >= referenceLeast && other.length >= referenceLeast && (one.endsWith(other) || other.endsWith(one));
function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const all = map.get(key);
  if (all) all.push(value);
  else map.set(key, [value]);
}

/** Returns the claims whose reference is the line's, or its end. */
function byReference(line: OpenPayment, tails: ReadonlyMap<string, readonly KnownClaim[]>): KnownClaim[] {
  const whole = referenceKey(line.reference);
  if (whole.length < referenceLeast) return [];
  return (tails.get(tailOf(whole)) ?? []).filter(
    ({ reference }) => reference !== null && sameReference(whole, reference),
  );
}

/**
 * Finds the claim of each line: by reference, then by the parcel's code in the note with an equal amount. An equal amount on near days is only proposed.
 * A line whose reference was settled by another one is reported as repeated; one that fits several claims is left to a person. A claim gets one line.
 *
 * @example matchPayments([{ id: 1, reference: 'KBZ99887766', amount: 45_000, … }], [{ id: 7, reference: '887766', amount: 45_000, open: true, … }]) // [{ line_id: 1, claim_id: 7, command: 'match' }]
 * Source: W-03.
 */
export function matchPayments(lines: readonly OpenPayment[], claims: readonly KnownClaim[]): FoundClaim[] {
  const tails = new Map<string, KnownClaim[]>();
  const codes = new Map<string, KnownClaim>();
  const sums = new Map<number, KnownClaim[]>();
  for (const claim of claims) {
    if (claim.reference !== null) push(tails, tailOf(claim.reference), claim);
    if (!claim.open) continue;
    codes.set(claim.code, claim);
    push(sums, claim.amount, claim);
  }
  const taken = new Set<number>();
  const found: FoundClaim[] = [];
  const rest: OpenPayment[] = [];
  const take = (line: OpenPayment, claim: KnownClaim, command: FoundClaim['command']) => {
    if (command !== 'repeat') taken.add(claim.id);
    found.push({ line_id: line.id, claim_id: claim.id, command });
  };
  for (const line of lines) {
    const named = byReference(line, tails);
    const fits = named.filter(({ id, open }) => open && !taken.has(id));
    const exact = fits.filter(({ amount }) => amount === line.amount);
    const [only] = exact.length > 0 ? exact : fits;
    if (only && (exact.length === 1 || fits.length === 1))
      take(line, only, only.amount === line.amount ? 'match' : only.amount > line.amount ? 'fall_short' : 'exceed');
    else if (fits.length === 0 && named[0]) take(line, named[0], 'repeat');
    else rest.push(line);
  }
  const unnamed = rest.filter((line) => {
    const noted = codesOfLine(line).flatMap((code) => codes.get(code) ?? []);
    const fits = noted.filter(({ id, amount }) => amount === line.amount && !taken.has(id));
    if (fits.length === 1 && fits[0]) take(line, fits[0], 'match');
    return fits.length !== 1;
  });
  const near = (line: OpenPayment, claim: KnownClaim) =>
    Math.abs(dayNumber(line.day) - dayNumber(claim.day)) <= proposalDays;
  const bySum = new Map<number, OpenPayment[]>();
  for (const line of unnamed) push(bySum, line.amount, line);
  for (const line of unnamed) {
    const fits = (sums.get(line.amount) ?? []).filter((claim) => !taken.has(claim.id) && near(line, claim));
    const rivals = (bySum.get(line.amount) ?? []).filter((other) => fits.some((claim) => near(other, claim)));
    if (fits.length === 1 && rivals.length === 1 && fits[0]) take(line, fits[0], 'propose');
  }
  return found;
}
