import { commissionPostings } from '@waybill/domain/rooms/agent-services/commissions.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { newEmoForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { isSelfPayment, nrcKey } from '@waybill/domain/rooms/emos/emo-identity.ts';
import { emoSoldPostings } from '@waybill/domain/rooms/emos/emo-postings.ts';
import { emoFee, emoLimitProblem } from '@waybill/domain/rooms/emos/emo-terms.ts';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readCommission, serviceProblem } from '../agent-services/agent-services.door.ts';
import { writeJournals } from '../ledger/journals.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { emoRecord } from './emo.record.ts';
import { insertEmo, lockPeople, readDay, readTerms } from './emos.store.ts';
import { isOpenBranch } from './emos.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

type Body = FormValues<typeof newEmoForm>;

/**
 * Sells an order at the current branch: amount and fee go into its till, and the amount is owed from then on. Refused: a person's daily limit, a fee that has
 * changed since the sender was told, an invalid paying branch.
 */
export async function sellEmo(context: CommandContext, body: Body): Promise<{ data: EmoDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const sell_branch_id = viewer.branchId;
  if (sell_branch_id === null) return refuse('missing_permission');
  const wrongBranch = await branchProblem(context, sell_branch_id, body.pay_branch_id);
  if (wrongBranch) return wrongBranch;
  const settle = await nrcSettler(tx, [body.sender_nrc, body.payee_nrc]);
  const { emo_fee, ...values } = { ...body, sender_nrc: settle(body.sender_nrc), payee_nrc: settle(body.payee_nrc) };
  const keys = { sender_nrc_key: nrcKey(values.sender_nrc), payee_nrc_key: nrcKey(values.payee_nrc) };
  const sender = { nrc: keys.sender_nrc_key, phone: values.sender_phone };
  const payee = { nrc: keys.payee_nrc_key, phone: values.payee_phone };
  if (isSelfPayment({ ...sender, name: values.sender_name }, { ...payee, name: values.payee_name }))
    return refuse('emo_to_oneself');
  const terms = await readTerms(tx, businessDate(now));
  const fee = emoFee(terms.steps, values.amount);
  if (fee !== emo_fee) return refuse('emo_fee_changed', { values: { fee } });
  await lockPeople(tx, [sender, payee]);
  const over = emoLimitProblem(terms, values.amount, await readDay(tx, sender, payee, businessDate(now)));
  if (over) return over;
  const { id, number } = await insertEmo(tx, { ...values, ...keys, fee, sell_branch_id, sold_by: viewer.id }, now);
  await writeJournals(tx, [
    {
      key: `emo_sold:${id}`,
      event: 'emo_sold',
      at: now,
      branch_id: sell_branch_id,
      staff_id: viewer.id,
      note: number,
      postings: [
        ...emoSoldPostings({ amount: values.amount, fee, branch_id: sell_branch_id }),
        ...commissionPostings(
          sell_branch_id,
          await readCommission(tx, { event: 'emo_sold', branch_id: sell_branch_id, fee }, now),
        ),
      ],
    },
  ]);
  const { amount, pay_branch_id, sender_name, sender_phone, payee_name, payee_phone } = values;
  context.audit({
    room: 'emos',
    record: id,
    name: number,
    action: 'create',
    branchId: sell_branch_id,
    after: { amount, fee, pay_branch_id, sender_name, sender_phone, payee_name, payee_phone },
  });
  for (const branchId of [sell_branch_id, pay_branch_id]) context.publish({ topic: 'emo', branchId, payload: { id } });
  return answerRecord(await emoRecord.read(context, id));
}

/** Checks the paying branch: another open branch, and an agent only where head office has confirmed that it handles orders. */
async function branchProblem({ tx, now }: CommandContext, from: number, to: number): Promise<Refusal | null> {
  if (from === to) return refuse('emo_same_branch', { fields: { pay_branch_id: [{ code: 'select' }] } });
  if (!(await isOpenBranch(tx, to)))
    return refuse('emo_branch_closed', { fields: { pay_branch_id: [{ code: 'select' }] } });
  return (await serviceProblem(tx, from, 'emo', now)) ?? (await serviceProblem(tx, to, 'emo', now));
}
