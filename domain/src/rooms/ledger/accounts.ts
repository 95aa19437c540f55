import { totalLines } from '../tariffs/price-why.ts';

/** Side on which an account grows: assets and expenses by debit, others by credit. */
export type AccountSide = 'asset' | 'liability' | 'income' | 'expense';
/** Owner of an account: one account for each, or a single one of the operator. */
export type AccountOwner = 'staff' | 'branch' | 'customer' | 'none';

interface AccountRow {
  readonly side: AccountSide;
  readonly owner: AccountOwner;
  /** Names of a kind with several accounts; `any` for names given by users. */
  readonly names?: readonly string[] | 'any';
  /** The first account of the kind has no name. */
  readonly unnamed?: true;
}

/** Income accounts: the lines of a label's price, other fees, and payments by banks. Tax is not income. */
const feeNames = [
  ...totalLines.filter((name) => name !== 'tax'),
  'cod_fee',
  'return_fee',
  'cancellation',
  'gate_submit',
  'emo',
  'bank_interest',
  'surplus_kept',
] as const;
export type FeeName = (typeof feeNames)[number];

const expenseNames = [
  'gate_charge',
  'mmpost_charge',
  'agent_commission',
  'bank_statement_fee',
  'compensation',
  'shortage_written_off',
] as const;
export type ExpenseName = (typeof expenseNames)[number];

/** All account kinds of the double-entry ledger (decisions 4.1). */
export const accountKinds = {
  'cash:courier': { side: 'asset', owner: 'staff' },
  'cash:branch': { side: 'asset', owner: 'branch' },
  /** On its way from this branch to head office or the bank. */
  'cash:transit': { side: 'asset', owner: 'branch' },
  /** One for each bank account by its number; the default account has no name. */
  bank: { side: 'asset', owner: 'none', names: 'any', unnamed: true },
  'receivable:merchant': { side: 'asset', owner: 'customer' },
  'receivable:mmpost': { side: 'asset', owner: 'none' },
  'receivable:gate': { side: 'asset', owner: 'branch' },
  /** Owed by the provider of a payment channel: one for each channel by its number. */
  channel: { side: 'asset', owner: 'none', names: 'any' },
  'receivable:agent': { side: 'asset', owner: 'branch' },
  'shortage:staff': { side: 'asset', owner: 'staff' },
  'payable:merchant': { side: 'liability', owner: 'customer' },
  emo_payable: { side: 'liability', owner: 'none' },
  'deposit:merchant': { side: 'liability', owner: 'customer' },
  overage: { side: 'liability', owner: 'branch' },
  tax: { side: 'liability', owner: 'none' },
  /** The operator's money before its books began here. */
  equity: { side: 'liability', owner: 'none' },
  compensation_payable: { side: 'liability', owner: 'branch' },
  income: { side: 'income', owner: 'none', names: feeNames },
  expense: { side: 'expense', owner: 'none', names: expenseNames },
  branch_expense: { side: 'expense', owner: 'branch', names: 'any' },
} as const satisfies Record<string, AccountRow>;
export type AccountKind = keyof typeof accountKinds;
export const accountKindNames = Object.keys(accountKinds) as AccountKind[];

/** An account: its kind, and its owner or name. */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly staff_id: number | null;
  readonly branch_id: number | null;
  readonly customer_id: number | null;
  readonly name: string | null;
}

/** A line of a journal in whole kyat: a debit is positive, a credit negative. */
export interface Posting {
  readonly account: AccountRef;
  readonly amount: number;
}

const ownerColumn = { staff: 'staff_id', branch: 'branch_id', customer: 'customer_id' } as const;

/**
 * Builds an account reference. Throws a RangeError when an owner or name is missing or superfluous for its kind: money on such an account could not be
 * found again.
 *
 * @example accountRef('cash:branch', { owner: 7 })
 */
export function accountRef(
  kind: AccountKind,
  which: { readonly owner?: number | null; readonly name?: string } = {},
): AccountRef {
  const row: AccountRow = accountKinds[kind];
  const { owner = null, name = null } = which;
  if ((row.owner === 'none') !== (owner === null))
    throw new RangeError(`the account ${kind} is ${row.owner === 'none' ? 'nobody’s' : `a ${row.owner}’s`}`);
  const named =
    name === null
      ? row.names === undefined || row.unnamed === true
      : row.names === 'any' || (row.names?.includes(name) ?? false);
  if (!named) throw new RangeError(`the account ${kind} has no ${name ?? 'name'}`);
  const ref = { kind, staff_id: null, branch_id: null, customer_id: null, name };
  return row.owner === 'none' ? ref : { ...ref, [ownerColumn[row.owner]]: owner };
}

/** Returns the balance as people read it: positive on the side on which the account grows. */
export function heldOn(kind: AccountKind, balance: number): number {
  const { side } = accountKinds[kind];
  return 0 + (side === 'asset' || side === 'expense' ? balance : -balance);
}

/** Returns the sum of postings; a journal's is always zero. */
export function sumOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { amount }) => sum + amount, 0);
}

/** Default days of a statement or a list's sums; no screen sums up years. */
export const usualStatementDays = 30;

/** Parts of a merchant's statement, in the order in which money comes and goes. */
export const statementParts = ['cod', 'compensation', 'fees', 'paid', 'other'] as const;
export type StatementPart = (typeof statementParts)[number];
/** Each part under its own name. */
export const statementPart = Object.fromEntries(statementParts.map((part) => [part, part])) as {
  readonly [Part in StatementPart]: Part;
};
