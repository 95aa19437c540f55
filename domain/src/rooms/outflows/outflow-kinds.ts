import type { RoleSlug } from '../roles/roles.ts';

/** The ways in which money leaves. Each has its limits, and what left alone is counted over all of them. */
export const outflowKinds = [
  'clearance',
  'expense',
  'transfer',
  'bank_charge',
  'emo_payout',
  'emo_refund',
  'compensation',
  'handover_out',
  'gate_charge',
  'agent_payout',
  'remittance_back',
] as const;
export type OutflowKind = (typeof outflowKinds)[number];

/** Everything that one person lets go alone on a day, in whatever ways and to whomever. */
export const onePerson = 'one_person';
/** How far a price may be below the table: nothing leaves, but it never comes in. */
export const belowTable = 'price_exception';
/** What a limit is set for: each kind, one person over all kinds, and what a price is below the table. */
export const limitKinds = [...outflowKinds, onePerson, belowTable] as const;
export type LimitKind = (typeof limitKinds)[number];

/** What one person may let go until somebody sets it, in whole kyat. */
const defaultOutflowLimits: Readonly<Record<LimitKind, number>> = {
  clearance: 1_000_000,
  expense: 100_000,
  transfer: 1_000_000,
  bank_charge: 20_000,
  emo_payout: 1_000_000,
  // The largest order has this sum: a higher limit would ask for nobody.
  emo_refund: 100_000,
  compensation: 1_000_000,
  handover_out: 1_000_000,
  gate_charge: 100_000,
  agent_payout: 300_000,
  remittance_back: 300_000,
  one_person: 10_000_000,
  price_exception: 5_000,
};

/** A limit of a kind: for everybody, or for one role instead of that. Whole kyat. */
export interface OutflowLimitRow {
  readonly kind: LimitKind;
  readonly role: RoleSlug | null;
  readonly amount: number;
}

/**
 * The limit of a role: its own, else everybody's.
 *
 * @example limitFor('expense', 'manager', [{ kind: 'expense', role: null, amount: 100 }, { kind: 'expense', role: 'manager', amount: 500 }]) === 500
 */
export function limitFor(kind: LimitKind, role: string | null, rows: readonly OutflowLimitRow[]): number {
  const of = (wanted: string | null) => rows.find((row) => row.kind === kind && row.role === wanted)?.amount;
  return of(role) ?? of(null) ?? defaultOutflowLimits[kind];
}

/** A limit for one person, the lowest for anybody, and what counts against the first already. Whole kyat. */
export interface OutflowRoom {
  readonly limit: number;
  readonly lowest_limit: number;
  readonly left_today: number;
}

/**
 * Returns the tighter of two limits: that of a kind, against what left to the same receiver, and that of one person, against what left through the same hands.
 * `most_left` is what the busiest person let go alone today: whoever pays may be that one, so an approval is possible from there on.
 *
 * @example tightestRoom({ limit: 100, lowest_limit: 100, left_today: 20 }, { limit: 500, lowest_limit: 500, left_today: 450, most_left: 450 }) // limit 500, left_today 450
 */
export function tightestRoom(receiver: OutflowRoom, person: OutflowRoom & { readonly most_left: number }): OutflowRoom {
  const roomOf = ({ limit, left_today }: OutflowRoom) => limit - left_today;
  const { limit, left_today } = roomOf(person) < roomOf(receiver) ? person : receiver;
  const lowest = Math.min(receiver.lowest_limit - receiver.left_today, person.lowest_limit - person.most_left);
  return { limit, left_today, lowest_limit: left_today + lowest };
}

/** Who gets money, as far as it is known: whatever they share with another receiver makes both one. */
export interface Receiver {
  readonly phones?: readonly (string | null)[];
  /** Cards as `nrcKey` writes them. */
  readonly nrcs?: readonly string[];
  readonly merchants?: readonly number[];
  readonly accounts?: readonly string[];
}

/**
 * What payments to one receiver have in common, whatever documents they are on.
 *
 * @example receiverKeys({ phones: ['+95912345678'], accounts: ['077-12'] }) // ['phone:+95912345678', 'account:07712']
 * Source: decisions 15.
 */
export function receiverKeys({ phones = [], nrcs = [], merchants = [], accounts = [] }: Receiver): string[] {
  const keys = [
    ...phones.flatMap((phone) => (phone ? [`phone:${phone}`] : [])),
    ...nrcs.map((nrc) => `nrc:${nrc}`),
    ...merchants.map((id) => `merchant:${id}`),
    ...accounts.flatMap((account) => {
      const digits = account.replaceAll(/\D/gu, '');
      return digits ? [`account:${digits}`] : [];
    }),
  ];
  return [...new Set(keys)];
}

/** Names every person whose hands money goes through, whatever way it takes. */
export const personKeys = (people: readonly number[]): string[] => people.map((id) => `${personPrefix}${id}`);
/** Begins each of them. */
export const personPrefix = 'staff:';

/**
 * Names of vendors say little: two shops are called the same. So what goes to one name counts together where it comes out of one till or by the same people.
 */
export function vendorKeys(vendor: string, branchId: number, people: readonly number[]): string[] {
  return [`vendor:${vendor}@till:${branchId}`, ...people.map((id) => `vendor:${vendor}@staff:${id}`)];
}

/** Kinds whose own limit counts by whoever takes part, and by the place that the money leaves. */
type CountedByPerson = 'transfer' | 'gate_charge' | 'agent_payout' | 'bank_charge' | 'compensation' | 'remittance_back';

/**
 * Names what counts together within one kind: all that leaves one place in this way, and all that the same people let go in this way.
 *
 * @example ownKindKeys('transfer', 'account:3', [7]) // ['transfer:account:3', 'transfer:staff:7']
 */
export function ownKindKeys(kind: CountedByPerson, place: string, people: readonly number[]): string[] {
  return [`${kind}:${place}`, ...people.map((id) => `${kind}:staff:${id}`)];
}

/** What a till sends away in a day counts together. */
export const tillKeys = (branchId: number): string[] => [`till:${branchId}`];
