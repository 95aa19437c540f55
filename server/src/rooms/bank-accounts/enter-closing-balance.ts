import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bankBalanceProblem, type closingBalanceForm } from '@waybill/domain/rooms/bank-lines/closing-balance.ts';
import type { Reconciliation } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { insertClosing, lockBank } from './bank-accounts.store.ts';
import { readAgreeing, readBringers, readLastLineDay } from './closing-balance.queries.ts';
import { readReconciliation } from './reconcile.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

/**
 * Stores the bank's own balance of an account at the end of a day, for comparison with the sum of its lines. Two people confirm it when an
 * independent user entered it for every importer of lines; a figure that differs is stored as well, visible to all. Refused: `bank_balance_day` for a
 * day without a line, `second_person_needed` and `not_independent` for a user who imported all lines.
 */
export async function enterClosingBalance(
  context: CommandContext,
  id: number,
  { day, amount }: FormValues<typeof closingBalanceForm>,
): Promise<{ data: Reconciliation } | Refusal> {
  const { tx, viewer, now } = context;
  await lockBank(tx);
  const before = await readReconciliation(tx, viewer, { id, day }, now);
  if (!before) return refuse('not_found');
  if ((await readLastLineDay(tx, id, day)) !== day) return refuse('bank_balance_day');
  const bringers = await readBringers(tx, { accountId: id, day }, viewer.id, now);
  const problem = bankBalanceProblem(viewer, bringers);
  if (problem) return problem;
  const agreeing = await readAgreeing(tx, { accountId: id, day, amount });
  const apart = new Set([...bringers.apart, ...agreeing.apart]);
  const complete = amount === agreeing.lines && bringers.all.every((by) => apart.has(by));
  await insertClosing(tx, { accountId: id, day, amount, apart: bringers.apart, complete }, { by: viewer.id, now });
  context.audit({
    room: 'bank_accounts',
    record: id,
    name: before.account.name,
    action: 'enter_balance',
    branchId: null,
    after: { statement_day: day, bank_balance: amount },
  });
  context.publish({ topic: 'bank_account', payload: { id } });
  return answerRecord(await readReconciliation(tx, viewer, { id, day }, now));
}
