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
] as const;
export type OutflowKind = (typeof outflowKinds)[number];

/** What one person may let go until somebody sets it, in whole kyat. */
const defaultOutflowLimits: Readonly<Record<OutflowKind, number>> = {
  clearance: 1_000_000,
  expense: 100_000,
  transfer: 1_000_000,
  bank_charge: 20_000,
  emo_payout: 1_000_000,
  // The largest order has this sum: a higher limit would ask for nobody.
  emo_refund: 100_000,
  compensation: 1_000_000,
  handover_out: 10_000_000,
  gate_charge: 100_000,
  agent_payout: 300_000,
};

/** A limit of a kind: for everybody, or for one role instead of that. Whole kyat. */
export interface OutflowLimitRow {
  readonly kind: OutflowKind;
  readonly role: RoleSlug | null;
  readonly amount: number;
}

/**
 * The limit of a role: its own, else everybody's.
 *
 * @example limitFor('expense', 'manager', [{ kind: 'expense', role: null, amount: 100 }, { kind: 'expense', role: 'manager', amount: 500 }]) === 500
 */
export function limitFor(kind: OutflowKind, role: string | null, rows: readonly OutflowLimitRow[]): number {
  const of = (wanted: string | null) => rows.find((row) => row.kind === kind && row.role === wanted)?.amount;
  return of(role) ?? of(null) ?? defaultOutflowLimits[kind];
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

/**
 * Names of vendors say little: two shops are called the same. So what goes to one name counts together where it comes out of one till or by the same people.
 */
export function vendorKeys(vendor: string, branchId: number, people: readonly number[]): string[] {
  return [`vendor:${vendor}@till:${branchId}`, ...people.map((id) => `vendor:${vendor}@staff:${id}`)];
}

/** What transfers of a day count together by: the account that they leave, and who asks for and sends them. */
export function transferKeys(accountId: number, people: readonly number[]): string[] {
  return [`transfer:account:${accountId}`, ...people.map((id) => `transfer:staff:${id}`)];
}

/** Charges of gates count together by the gate, by the till that they leave, and by whoever makes and counts the documents. */
export function gateKeys(gatePhone: string, branchId: number, people: readonly number[]): string[] {
  return [...receiverKeys({ phones: [gatePhone] }), `gate:till:${branchId}`, ...people.map((id) => `gate:staff:${id}`)];
}

/** Payouts to agents count together by the agent, and by whoever makes and pays them. */
export function agentKeys(agentId: number, people: readonly number[]): string[] {
  return [`agent:${agentId}`, ...people.map((id) => `agent:staff:${id}`)];
}

/** What a till sends away in a day counts together. */
export const tillKeys = (branchId: number): string[] => [`till:${branchId}`];
