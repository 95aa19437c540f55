import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { remindForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import type { CreditRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { creditAt } from './credit.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

/** Records a payment reminder to a merchant, with the current figures and their answer. Refused: `nothing_to_clear` when they owe nothing. */
export async function remindMerchant(
  context: CommandContext,
  customerId: number,
  { reply, promised_on }: FormValues<typeof remindForm>,
): Promise<{ data: CreditRow } | Refusal> {
  const { tx, viewer, now } = context;
  const read = () => readRow(tx, creditAt(now), viewer, customerId);
  const row = await read();
  if (!row) return refuse('not_found');
  if (row.owed <= 0) return refuse('nothing_to_clear');
  await tx
    .insertInto('credit_reminder')
    .values({
      customer_id: customerId,
      owed: row.owed,
      late_amount: row.late_amount,
      reply,
      promised_on,
      reminded_by: viewer.id,
      reminded_at: now,
    })
    .execute();
  context.audit({
    room: 'customers',
    record: customerId,
    name: row.customer,
    action: 'remind',
    branchId: row.branch.id,
    after: { owed: row.owed, late_amount: row.late_amount, reply, promised_on },
  });
  context.publish({ topic: 'clearance', branchId: row.branch.id, payload: {} });
  return answerRecord(await read());
}
