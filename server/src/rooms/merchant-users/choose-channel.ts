import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { makesNew } from '@waybill/domain/kernel/merchant-roles.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { ownChannelForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import type { OwnChannel } from '@waybill/contract/rooms/merchant-users/merchant-channel.contract.ts';
import { answerRecord } from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { touched } from '../../kernel/sql/changed-row.ts';
import { lockSender } from '../customers/customers.door.ts';
import { readOfferedChannels } from '../messages/messages.door.ts';

/** Returns the channel that the viewer's merchant chose, with those offered; null for people of no merchant. */
export async function readOwnChannel({
  db,
  viewer,
  services,
}: Pick<ReadContext, 'db' | 'viewer' | 'services'>): Promise<OwnChannel | null> {
  if (viewer.customerId === undefined) return null;
  const shop = await db
    .selectFrom('customer')
    .select('message_channel')
    .where('id', '=', viewer.customerId)
    .executeTakeFirst();
  return shop ? { message_channel: shop.message_channel, offered: await readOfferedChannels(db, services) } : null;
}

/** Chooses the channel for messages to the viewer's merchant. Refused: people who may only see, and a channel that is not offered. */
export async function chooseChannel(
  context: CommandContext,
  { message_channel }: FormValues<typeof ownChannelForm>,
): Promise<{ data: OwnChannel } | Refusal> {
  const { tx, viewer, services, now } = context;
  if (!viewer.merchant || !makesNew(viewer.merchant.scopes)) return refuse('payee_see_only');
  const shop = viewer.customerId === undefined ? null : await lockSender(tx, viewer, viewer.customerId);
  if (!shop) return refuse('not_found');
  if (message_channel !== null && !(await readOfferedChannels(tx, services)).includes(message_channel))
    return refuse('validation_failed', { fields: { message_channel: [{ code: 'select' }] } });
  await tx
    .updateTable('customer')
    .set({ message_channel, ...touched(now) })
    .where('id', '=', shop.id)
    .execute();
  const { id, branch_id: branchId } = shop;
  context.audit({
    room: 'customers',
    record: id,
    name: shop.business_name ?? shop.customer_name,
    action: 'edit',
    branchId,
    after: { message_channel },
  });
  context.publish({ topic: 'customers', branchId, payload: { id } });
  return answerRecord(await readOwnChannel({ ...context, db: tx }));
}
