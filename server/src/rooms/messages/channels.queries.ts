import { sql } from 'kysely';
import {
  addedChannels,
  firstRoute,
  groupOf,
  groupRules,
  isChatChannel,
  lastChannel,
  messageGroups,
  planChannels,
  type AddedChannel,
  type MessageChannel,
  type MessageGroup,
  type MessageRoute,
} from '@waybill/domain/rooms/messages/message-channels.ts';
import type { MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import type { TableRow } from '../../kernel/db/tables.ts';
import type { Database, Services } from '../../kernel/services.ts';

/** A channel before SMS, with its token. */
export type ChannelRow = Pick<
  TableRow<'message_channel'>,
  'channel' | 'is_active' | 'account' | 'token' | 'body_template' | 'reports' | 'pace' | 'price' | 'version'
>;

const firstChannel = (channel: AddedChannel): ChannelRow => ({
  channel,
  is_active: false,
  account: null,
  token: null,
  body_template: null,
  reports: false,
  pace: 10,
  price: 0,
  version: 1,
});

/** Reads every channel before SMS; those that nobody has changed are switched off. */
export async function readChannels(db: Database): Promise<readonly ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select channel, is_active, account, token, body_template, reports, pace, price, version from message_channel`.execute(
    db,
  );
  return addedChannels.map((channel) => rows.find((row) => row.channel === channel) ?? firstChannel(channel));
}

export interface RouteRow extends MessageRoute {
  readonly group: MessageGroup;
  readonly channels: AddedChannel[];
  readonly version: number;
}

/** Reads the order of channels of each group; SMS alone where nobody has changed it. */
export async function readRoutes(db: Database): Promise<readonly RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select message_group as "group", channels, wait_minutes, may_choose, version from message_route`.execute(db);
  return messageGroups.map(
    (group) => rows.find((row) => row.group === group) ?? { group, ...firstRoute(group), channels: [], version: 1 },
  );
}

/** Does the server have what this channel needs? */
export function isSetUp(row: ChannelRow, { settings }: Pick<Services, 'settings'>): boolean {
  return isChatChannel(row.channel) ? row.account !== null && row.token !== null : settings.smtp !== undefined;
}

export interface SendingPlan {
  readonly routes: readonly RouteRow[];
  readonly usable: ReadonlySet<MessageChannel>;
}

/** Reads by which channels messages go now. */
export async function readSendingPlan(db: Database, services: Pick<Services, 'settings'>): Promise<SendingPlan> {
  const usable = (await readChannels(db)).filter((row) => row.is_active && isSetUp(row, services));
  return {
    routes: usable.length === 0 ? [] : await readRoutes(db),
    usable: new Set<MessageChannel>([lastChannel, ...usable.map(({ channel }) => channel)]),
  };
}

/** Returns the channels among which a merchant may choose; empty where the operator lets merchants choose nothing. */
export async function readOfferedChannels(
  db: Database,
  services: Pick<Services, 'settings'>,
): Promise<MessageChannel[]> {
  const { routes, usable } = await readSendingPlan(db, services);
  const open = routes.filter(({ group, may_choose }) => may_choose && groupRules[group].ofMerchants);
  const offered = addedChannels.filter(
    (channel) => usable.has(channel) && open.some(({ channels }) => channels.includes(channel)),
  );
  return offered.length === 0 ? [] : [...offered, lastChannel];
}

interface Person {
  readonly email: string | null;
  readonly chosen: MessageChannel | null;
}

export type PlannedMessage = Pick<TableRow<'message'>, 'channel' | 'later' | 'wait_minutes' | 'email'>;

/** Returns the channels of a message to this person, by the order of its group. */
export function planMessage({ routes, usable }: SendingPlan, purpose: MessagePurpose, person: Person): PlannedMessage {
  const group = groupOf(purpose);
  const route = routes.find((one) => one.group === group) ?? firstRoute(group);
  const [channel = lastChannel, ...later] = planChannels(group, route, {
    usable,
    hasEmail: person.email !== null,
    chosen: person.chosen,
  });
  const mails = [channel, ...later].includes('email');
  return { channel, later, wait_minutes: route.wait_minutes, email: mails ? person.email : null };
}
