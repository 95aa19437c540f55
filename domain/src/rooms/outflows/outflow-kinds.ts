import type { RoleSlug } from '../../kernel/roles.ts';

/** Kinds of outflows. Each has its limits; payments made by one person alone count over all of them. */
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

/** Limit of all payments by one person alone in a day, in any way to anyone. */
export const onePerson = 'one_person';
/** Limit of a price below the table: no money leaves, but some never comes in. */
export const belowTable = 'price_exception';
/** Amount above which approving and paying asks for the second factor again. */
export const factorAgain = 'factor_again';
/** Subjects of limits: each kind, one person over all kinds, a price below the table, and the second factor before a payment. */
export const limitKinds = [...outflowKinds, onePerson, belowTable, factorAgain] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Limit of no amount: the second factor is not asked for again. Whole kyat. */
export const noFactorLimit = 1_000_000_000_000;
/** Minutes for which one proof of the second factor is enough. */
export const factorFreshMinutes = 5;

/** Default limits of one person, in whole kyat. */
const defaultOutflowLimits: Readonly<Record<LimitKind, number>> = {
  clearance: 1_000_000,
  expense: 100_000,
  transfer: 1_000_000,
  bank_charge: 20_000,
  emo_payout: 1_000_000,
  // Maximum order; a higher limit would never require anybody.
  emo_refund: 100_000,
  compensation: 1_000_000,
  handover_out: 1_000_000,
  gate_charge: 100_000,
  agent_payout: 300_000,
  remittance_back: 300_000,
  one_person: 10_000_000,
  price_exception: 5_000,
  factor_again: noFactorLimit,
};

/** A limit of a kind: for everybody, or for one role instead. Whole kyat. */
export interface OutflowLimitRow {
  readonly kind: LimitKind;
  readonly role: RoleSlug | null;
  readonly amount: number;
}

/**
 * Returns the limit of a role: its own, else the general one.
 *
 * @example limitFor('expense', 'manager', [{ kind: 'expense', role: null, amount: 100 }, { kind: 'expense', role: 'manager', amount: 500 }]) === 500
 */
export function limitFor(kind: LimitKind, role: string | null, rows: readonly OutflowLimitRow[]): number {
  const of = (wanted: string | null) => rows.find((row) => row.kind === kind && row.role === wanted)?.amount;
  return of(role) ?? of(null) ?? defaultOutflowLimits[kind];
}

/** A person's limit, the lowest of anybody, and the amount already counted against it. Whole kyat. */
export interface OutflowRoom {
  readonly limit: number;
  readonly lowest_limit: number;
  readonly left_today: number;
}

/**
 * Returns the tighter of two limits: of a kind, against payments to the same receiver, and of one person, against payments through the same hands.
 * `most_left` is the highest total paid alone by one person today: that person may be the payer, so approval is possible from there on.
 *
 * @example tightestRoom({ limit: 100, lowest_limit: 100, left_today: 20 }, { limit: 500, lowest_limit: 500, left_today: 450, most_left: 450 }) // limit 500, left_today 450
 */
export function tightestRoom(receiver: OutflowRoom, person: OutflowRoom & { readonly most_left: number }): OutflowRoom {
  const roomOf = ({ limit, left_today }: OutflowRoom) => limit - left_today;
  const { limit, left_today } = roomOf(person) < roomOf(receiver) ? person : receiver;
  const lowest = Math.min(receiver.lowest_limit - receiver.left_today, person.lowest_limit - person.most_left);
  return { limit, left_today, lowest_limit: left_today + lowest };
}

/** A receiver of money as far as known; receivers with anything in common count as one. */
export interface Receiver {
  readonly phones?: readonly (string | null)[];
  /** Cards as keys of `nrcKey`. */
  readonly nrcs?: readonly string[];
  readonly merchants?: readonly number[];
  readonly accounts?: readonly string[];
}

/**
 * Returns the keys of a receiver that payments share, whatever their documents.
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

/** Returns the key of every person involved in a payment, in any way. */
export const personKeys = (people: readonly number[]): string[] => people.map((id) => `${personPrefix}${id}`);
/** Prefix of these keys. */
export const personPrefix = 'staff:';

/** Returns the keys of a vendor. Vendor names are ambiguous, so payments to one name count together only from one till or by the same people. */
export function vendorKeys(vendor: string, branchId: number, people: readonly number[]): string[] {
  return [`vendor:${vendor}@till:${branchId}`, ...people.map((id) => `vendor:${vendor}@staff:${id}`)];
}

/** Kinds whose limit counts by the people involved and by the place the money leaves. */
type CountedByPerson = 'transfer' | 'gate_charge' | 'agent_payout' | 'bank_charge' | 'compensation' | 'remittance_back';

/**
 * Returns the keys that count together within a kind: all payments from one place, and all by the same people.
 *
 * @example ownKindKeys('transfer', 'account:3', [7]) // ['transfer:account:3', 'transfer:staff:7']
 */
export function ownKindKeys(kind: CountedByPerson, place: string, people: readonly number[]): string[] {
  return [`${kind}:${place}`, ...people.map((id) => `${kind}:staff:${id}`)];
}

/** Returns the keys under which a day's payments from a till count together. */
export const tillKeys = (branchId: number): string[] => [`till:${branchId}`];
