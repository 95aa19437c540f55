import { sql, type Transaction } from 'kysely';
import { firstRoute, type AddedChannel, type MessageGroup } from '@waybill/domain/rooms/messages/message-channels.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { readChannels, readRoutes, type ChannelRow, type RouteRow } from './channels.queries.ts';

type Tx = Transaction<Tables>;

/** A channel, locked until the transaction ends; the first who edits it finds it switched off. */
export async function lockMessageChannel(tx: Tx, channel: AddedChannel, now: Date): Promise<ChannelRow | null> {
  await tx
    .insertInto('message_channel')
    .values({ channel, updated_at: now })
    .onConflict((conflict) => conflict.column('channel').doNothing())
    .execute();
  await sql`select from message_channel where channel = ${channel} for update`.execute(tx);
  return (await readChannels(tx)).find((row) => row.channel === channel) ?? null;
}

/** The order of channels of a group, locked until the transaction ends; the first who edits it finds SMS alone. */
export async function lockRoute(tx: Tx, group: MessageGroup, now: Date): Promise<RouteRow | null> {
  const { channels, wait_minutes, may_choose } = firstRoute(group);
  await tx
    .insertInto('message_route')
    .values({ message_group: group, channels: [...channels], wait_minutes, may_choose, updated_at: now })
    .onConflict((conflict) => conflict.column('message_group').doNothing())
    .execute();
  await sql`select from message_route where message_group = ${group} for update`.execute(tx);
  return (await readRoutes(tx)).find((row) => row.group === group) ?? null;
}
