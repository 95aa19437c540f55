import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { lockBalance } from '../ledger/ledger.door.ts';
import { writeJournals, writeMirrorOf, type NewJournal, type WrittenJournal } from '../ledger/journals.door.ts';
import { requireFactorAgain } from './factor-again.store.ts';
import { recordOutflow, releaseOutflow, type NewOutflow } from './outflows.store.ts';

export interface Payout extends Omit<NewOutflow, 'journals'> {
  /** The branch out of whose till it goes; null when no till pays, which is never refused. */
  readonly till: number | null;
  /** Cash that the same command puts into that till first, in whole kyat. */
  readonly comes?: number;
  readonly journals: readonly Omit<NewJournal, 'at' | 'staff_id'>[];
}

/**
 * The one way for money to leave: what the till holds is checked, the journals are written, and the payment counts from now on with what leaves to the same
 * receiver and through the same hands. The caller has locked the receiver and the people (`lockOutflow`) and decided after that; the till is locked here, last.
 * Refused: `not_enough_cash` where a till pays; `second_factor_again` and `second_factor_to_pay` end the command.
 *
 * @example const journals = await payOut(context, { ...leaving, record_id, amount, alone: approved_by === null, till: branch_id, journals: [journal] });
 */
export function payOut(context: CommandContext, payment: Payout & { readonly till: null }): Promise<WrittenJournal[]>;
export function payOut(
  context: CommandContext,
  payment: Payout,
): Promise<WrittenJournal[] | Refusal<'not_enough_cash'>>;
export async function payOut(
  context: CommandContext,
  { till, comes, journals, ...left }: Payout,
): Promise<WrittenJournal[] | Refusal<'not_enough_cash'>> {
  const { tx, viewer, now } = context;
  const refused = await requireFactorAgain(context, left);
  // Thrown, because it can refuse payments that nothing else does, where no till pays.
  if (refused) throw new Refused(refused);
  const held = till === null || left.amount === 0 ? 0 : await requireCash(tx, till, left.amount, comes);
  if (isRefusal(held)) return held;
  const written = await writeJournals(
    tx,
    journals.map((journal) => ({ ...journal, at: now, staff_id: viewer.id })),
  );
  await recordOutflow(tx, { ...left, journals: written }, { by: viewer.id, now });
  return written;
}

/**
 * Returns the content of a branch's till in whole kyat, or a refusal when it holds less than `amount`. Locks the till: other payments wait until this
 * transaction ends. `comes` is added to the till first.
 */
export async function requireCash(
  tx: CommandContext['tx'],
  branchId: number,
  amount: number,
  comes = 0,
): Promise<number | Refusal<'not_enough_cash'>> {
  const held = (await lockBalance(tx, accountRef('cash:branch', { owner: branchId }))) + comes;
  return amount > held ? refuse('not_enough_cash', { values: { held: Math.max(held, 0) } }) : held;
}

export interface TakenBack extends Pick<NewOutflow, 'kind' | 'record_id'> {
  /** The key of the journal that paid. */
  readonly key: string;
  readonly note: string;
  /** The till that gives the cash back, and how much of it; nothing where the money comes out of a bank account or another's hands. */
  readonly from?: { readonly till: number | null; readonly amount: number };
}

/** Takes back what a document paid, by the mirror of its journal: it counts no more. Throws when the books have no such journal. */
export async function takeBack(
  { tx, viewer, now }: CommandContext,
  { kind, record_id, key, note, from = { till: null, amount: 0 } }: TakenBack,
): Promise<Refusal<'not_enough_cash'> | undefined> {
  const held = from.till === null ? 0 : await requireCash(tx, from.till, from.amount);
  if (isRefusal(held)) return held;
  await releaseOutflow(tx, { kind, record_id });
  await writeMirrorOf(tx, { key, at: now, staff_id: viewer.id, note });
  return undefined;
}
