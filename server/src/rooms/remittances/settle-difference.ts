import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  decideEnd,
  endHands,
  endPostings,
  namesParcel,
  paysBack,
  type RemittanceEnd,
} from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import type { remittanceEndForm } from '@waybill/domain/rooms/remittances/remittance-forms.ts';
import { readRemittedCode } from '@waybill/domain/rooms/remittances/read-remittance.ts';
import type { RemittanceDetail } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { chooseBank } from '../bank-accounts/bank-accounts.door.ts';
import { ownKindKeys } from '@waybill/domain/rooms/outflows/outflow-kinds.ts';
import { needsSecondPerson, secondPersonProblem } from '@waybill/domain/rooms/staff/second-person.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { lockOutflow, payOut, readOutflowRoom, type Leaving } from '../outflows/outflows.door.ts';
import { confirmedByAnother, refuseSamePerson } from '../staff/second-person.door.ts';
import { recomputeCodReadiness } from '../cod/cod.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { remittanceRecord } from './remittance.record.ts';
import {
  askPaidBack,
  endLine,
  lockDebt,
  readPostDebts,
  readRemittanceOf,
  lockRemittanceLine,
  reduceDebt,
  setRemittance,
  type LockedRemittance,
  type WaitingLine,
} from './remittances.store.ts';

type Body = FormValues<typeof remittanceEndForm>;

/**
 * Ends a booked difference: the mail post kept it as its charge, it is written off or paid back, or it is the money of another parcel. Refused:
 * `second_person_needed` for who brought or confirmed the remittance, `state_not_allowed` when it has an end already or does not fit,
 * `remittance_parcel` when the mail post owes less for the parcel that is named.
 */
export async function settleDifference(context: CommandContext, lineId: number, body: Body): Changed<RemittanceDetail> {
  const { tx, viewer, now } = context;
  const id = await readRemittanceOf(tx, lineId);
  if (id === null) return refuse('not_found');
  return changeRecord(context, remittanceRecord, id, async (remittance) => {
    const line = await lockRemittanceLine(tx, lineId);
    if (!line?.waits) return refuse('state_not_allowed');
    const { makers, confirmed_by } = remittance;
    const { end, note } = body;
    const hands = { makers, confirmedBy: confirmed_by };
    const refused =
      decideEnd(viewer, line.verdict, end, hands) ?? (await refuseSamePerson(context, endHands(end, hands)));
    if (refused) return refused;
    const leaving = outflowOfPaidBack(remittance, line, viewer);
    if (paysBack(end)) await lockOutflow(tx, leaving);
    // A refund leaves the account that received the money, unless another is chosen.
    const account = await chooseBank(
      tx,
      paysBack(end) ? (body.bank_account_id ?? remittance.bank_account_id) : null,
      remittance.branch_id,
    );
    if (isRefusal(account)) return account;
    const amount = Math.abs(line.difference);
    const backing = paysBack(end)
      ? await secondOfPaidBack(context, line, { leaving, amount, accountId: account.id })
      : null;
    if (isRefusal(backing)) return backing;
    if (backing === asksAnother) {
      await askPaidBack(tx, lineId, { by: viewer.id, account: account.id });
      await setRemittance(tx, id, {}, now);
      return {
        action: 'ask_payback',
        after: { end: end satisfies RemittanceEnd, end_note: note, bank_account_id: account.id },
      };
    }
    const paid = namesParcel(end) ? await payParcel(context, line, body.parcel_code) : await closeRest(context, line);
    if ('refused' in paid) return paid;
    const journal = {
      key: `remittance_settled:${lineId}`,
      event: 'remittance_settled',
      branch_id: remittance.branch_id,
      note: `${remittance.number} ${line.code}: ${note}`,
      postings: endPostings(end, amount, account.ledger),
    } as const;
    if (backing === null) await writeJournals(tx, [{ ...journal, at: now, staff_id: viewer.id }]);
    else
      await payOut(context, {
        ...leaving,
        record_id: lineId,
        amount,
        alone: backing === standsAlone,
        till: null,
        journals: [journal],
      });
    await endLine(tx, lineId, { end, note, account: paysBack(end) ? account.id : null, ...paid, by: viewer.id, now });
    await setRemittance(tx, id, {}, now);
    return {
      action: 'settle',
      before: { difference: line.difference },
      after: {
        end: end satisfies RemittanceEnd,
        end_note: note,
        parcel_code: body.parcel_code,
        ...(paysBack(end) ? { bank_account_id: account.id } : {}),
      },
    };
  });
}

/** Outflow of a refund to the mail post: counted by all users who took part in the remittance, and by its requester. */
function outflowOfPaidBack(
  { makers, confirmed_by }: Pick<LockedRemittance, 'makers' | 'confirmed_by'>,
  { back_requested_by }: Pick<WaitingLine, 'back_requested_by'>,
  viewer: SessionViewer,
): Leaving {
  const others = [confirmed_by, back_requested_by].filter((id) => id !== null);
  const people = [...new Set([...makers, ...others, viewer.id])];
  return { kind: 'remittance_back', keys: ownKindKeys('remittance_back', 'mail_post', people), people };
}

const standsAlone = 'alone';
const standTwo = 'two';
const asksAnother = 'ask';

/** Above the limit what is paid back is asked for by one person and paid by another, out of the same account. */
async function secondOfPaidBack(
  { tx, viewer, now }: CommandContext,
  { back_requested_by, back_account_id }: WaitingLine,
  { leaving, amount, accountId }: { readonly leaving: Leaving; readonly amount: number; readonly accountId: number },
): Promise<typeof standsAlone | typeof standTwo | typeof asksAnother | Refusal> {
  const room = await readOutflowRoom(tx, viewer, leaving, now);
  if (!needsSecondPerson({ approved_by: null, leaves: amount, ...room })) return standsAlone;
  if (back_requested_by === null || back_account_id !== accountId) return asksAnother;
  const apart = await confirmedByAnother(tx, back_requested_by, viewer.id, now);
  const problem = secondPersonProblem(viewer.id, [back_requested_by], apart);
  return problem ? refuse(problem) : standTwo;
}

interface Paid {
  readonly labelId: number | null;
  readonly journalId: number | null;
}
const nobody: Paid = { labelId: null, journalId: null };

/** Closes the rest: the mail post no longer owes it, and the parcel's COD can continue. A refunded surplus concerns no parcel. */
async function closeRest({ tx, viewer, now }: CommandContext, line: WaitingLine): Promise<Paid | Refusal> {
  if (line.difference > 0 || line.journal_id === null || line.label_id === null) return nobody;
  const owed = await lockDebt(tx, line.journal_id);
  if (owed !== -line.difference) return refuse('remittance_changed');
  await reduceDebt(tx, { journal: line.journal_id, owed, amount: owed, by: viewer.id, now });
  await recomputeCodReadiness(tx, { labels: [line.label_id] });
  return nobody;
}

/** The surplus pays the parcel whose money it is. */
async function payParcel(
  { tx, viewer, now }: CommandContext,
  line: WaitingLine,
  text: string | null,
): Promise<Paid | Refusal> {
  if (text === null) return refuse('validation_failed', { fields: { parcel_code: [{ code: 'required' }] } });
  const code = readRemittedCode(text) ?? text.trim();
  const debt = (await readPostDebts(tx, viewer, [code])).get(code);
  const owed = debt?.journal_id ? await lockDebt(tx, debt.journal_id) : null;
  if (!debt?.journal_id || owed === null || owed < line.difference)
    return refuse('remittance_parcel', { values: { code } });
  await reduceDebt(tx, { journal: debt.journal_id, owed, amount: line.difference, by: viewer.id, now });
  if (owed === line.difference) await recomputeCodReadiness(tx, { labels: [debt.label_id] });
  return { labelId: debt.label_id, journalId: debt.journal_id };
}
