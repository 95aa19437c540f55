import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { decideMissingCase } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import {
  isSamePayee,
  isSender,
  type payCompensationForm,
} from '@waybill/domain/rooms/missing-cases/missing-case-forms.ts';
import { secondPersonProblem } from '@waybill/domain/rooms/staff/second-person.ts';
import type { MissingCaseDetail } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { nrcSettler } from '../places/places.door.ts';
import { lockOutflow, payOut } from '../outflows/outflows.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { caseFactsOf, outflowOfCase } from './case-facts.ts';
import { missingCaseRecord } from './missing-case.record.ts';
import { setPayeeRequest, setPayout, type LockedMissingCase, type Payee } from './missing-cases.store.ts';

/**
 * Pays the compensation of a lost parcel, once, to a sender without an account, out of the till of the current branch. Another payee needs a reason
 * and two people: the first asks for it, and a second one who calls with the same payee pays. Refused: `not_enough_cash` above the content of the
 * till, `payout_second_person` above the limit for a person who confirmed it or could have, `second_person_needed` and `not_independent` for the
 * person who asked for another payee, `compensation_by_clearance` for a merchant.
 */
export function payCompensation(
  context: CommandContext,
  id: number,
  { payee_nrc: card, ...typed }: FormValues<typeof payCompensationForm>,
): Changed<MissingCaseDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, missingCaseRecord, id, async (row) => {
    const branch_id = viewer.branchId;
    if (branch_id === null) return refuse('missing_permission');
    const payee = { ...typed, payee_nrc: (await nrcSettler(tx, [card]))(card) };
    const leaving = outflowOfCase(row, viewer, payee);
    await lockOutflow(tx, leaving);
    const facts = await caseFactsOf(tx, viewer, row, now, leaving);
    const decided = decideMissingCase(viewer, facts, 'pay');
    if (isRefusal(decided)) return decided;
    if (row.owing_branch_id === null) return refuse('compensation_by_clearance');
    const wish = await otherPayee(context, row, payee);
    if (isRefusal(wish)) return wish;
    if (wish) {
      await setPayeeRequest(tx, id, payee, viewer.id, now);
      return { action: 'ask_payee', branchId: branch_id, after: payee };
    }
    const postings = [
      { account: accountRef('compensation_payable', { owner: row.owing_branch_id }), amount: row.amount },
      { account: accountRef('cash:branch', { owner: branch_id }), amount: -row.amount },
    ];
    const paid = await payOut(context, {
      ...leaving,
      record_id: id,
      amount: row.amount,
      alone: facts.confirmed_by_another === null,
      till: branch_id,
      journals: [
        { key: `compensation_paid:${id}`, event: 'compensation_paid', branch_id, note: row.tracking_code, postings },
      ],
    });
    if (isRefusal(paid)) return paid;
    await setPayout(tx, id, { ...payee, pay_branch_id: branch_id, paid_by: viewer.id }, now);
    return { action: 'pay', branchId: branch_id, after: { amount: row.amount, ...payee } };
  });
}

/** Is it somebody else than the sender, for whom a second person is still missing? Such a payee wants a reason. */
async function otherPayee(
  { tx, viewer, now }: CommandContext,
  row: LockedMissingCase,
  { payee_name: name, payee_phone: phone, payee_nrc: nrc, payee_reason }: Payee,
): Promise<boolean | Refusal> {
  const payee = { name, phone, nrc };
  const sender = { name: row.source_name, phones: row.source_phone, nrc: row.source_nrc };
  if (isSender(payee, sender)) return false;
  if (payee_reason === null) return refuse('payee_not_sender', { fields: { payee_reason: [{ code: 'required' }] } });
  const wished = { name: row.payee_name ?? '', phone: row.payee_phone ?? '', nrc: row.payee_nrc ?? '' };
  if (row.payee_requested_by === null || !isSamePayee(payee, wished)) return true;
  const problem = secondPersonProblem(
    viewer.id,
    [row.payee_requested_by],
    await confirmedByAnother(tx, row.payee_requested_by, viewer.id, now),
  );
  return problem ? refuse(problem) : false;
}
