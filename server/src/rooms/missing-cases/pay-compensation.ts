import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { decideMissingCase } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import type { payCompensationForm } from '@waybill/domain/rooms/missing-cases/missing-case-forms.ts';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { lockBalance, writeJournals } from '../ledger/ledger.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { caseFactsOf } from './case-facts.ts';
import { missingCaseRecord } from './missing-case.record.ts';
import { lockPayer, setPayout } from './missing-cases.store.ts';

/**
 * Pays the compensation of a lost parcel, once, to a sender without an account, out of the till of the current branch. Refused: `not_enough_cash` above what the
 * till holds, `payout_second_person` above the limit for whoever confirmed it or could have, `compensation_by_clearance` for a merchant.
 */
export function payCompensation(
  context: CommandContext,
  id: number,
  { payee_name, payee_phone, payee_nrc: card }: FormValues<typeof payCompensationForm>,
): Changed<MissingCaseDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, missingCaseRecord, id, async (row) => {
    const branch_id = viewer.branchId;
    if (branch_id === null) return refuse('missing_permission');
    // Whoever pays out of the same till waits as well: what left today is read afterwards.
    await lockPayer(tx, viewer.id);
    const till = accountRef('cash:branch', { owner: branch_id });
    const held = await lockBalance(tx, till);
    const facts = await caseFactsOf(tx, viewer, row, now);
    const decided = decideMissingCase(viewer, facts, 'pay');
    if (isRefusal(decided)) return decided;
    if (row.owing_branch_id === null) return refuse('compensation_by_clearance');
    if (row.amount > held) return refuse('not_enough_cash', { values: { held: Math.max(held, 0) } });
    const payee_nrc = (await nrcSettler(tx, [card]))(card);
    const payee = { payee_name, payee_phone, payee_nrc };
    await setPayout(
      tx,
      id,
      { ...payee, pay_branch_id: branch_id, paid_by: viewer.id, paid_alone: facts.confirmed_by_another === null },
      now,
    );
    await writeJournals(tx, [
      {
        key: `compensation_paid:${id}`,
        event: 'compensation_paid',
        at: now,
        branch_id,
        staff_id: viewer.id,
        note: row.tracking_code,
        postings: [
          { account: accountRef('compensation_payable', { owner: row.owing_branch_id }), amount: row.amount },
          { account: till, amount: -row.amount },
        ],
      },
    ]);
    return { action: 'pay', branchId: branch_id, after: { amount: row.amount, ...payee } };
  });
}
