import { refuse, type Problem, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { chatBodyProblem, firstBody, isAccountOf } from '@waybill/domain/rooms/messages/chat-gateways.ts';
import {
  channelsFor,
  groupRules,
  isChatChannel,
  type AddedChannel,
  type MessageGroup,
} from '@waybill/domain/rooms/messages/message-channels.ts';
import type { channelForm, channelTestForm, routeForm } from '@waybill/domain/rooms/messages/message-forms.ts';
import { writtenByHand } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { smsPhone } from '@waybill/domain/rooms/messages/sms-phone.ts';
import type { TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import type { MessageChannelRow, MessageRouteRow } from '@waybill/contract/rooms/messages/messages.contract.ts';
import { editRecord, type AuditedRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import type { Services } from '../../kernel/services.ts';
import { nextVersion, touched } from '../../kernel/sql/changed-row.ts';
import { isSetUp, readChannels, readRoutes, type ChannelRow, type RouteRow } from './channels.queries.ts';
import { lockMessageChannel, lockRoute } from './channels.store.ts';
import { gatewayOf } from './message-job.ts';
import { readMessageSettings } from './messages.store.ts';

/** Returns a channel for a screen: without its token. */
export function shownChannel(row: ChannelRow, services: Services): MessageChannelRow {
  const { channel, token, body_template, ...shown } = row;
  const { smtp, chatUrls } = services.settings;
  const chat = isChatChannel(channel) ? channel : null;
  return {
    ...shown,
    channel,
    has_token: token !== null,
    is_set_up: isSetUp(row, services),
    body_template: chat === null ? null : (body_template ?? firstBody(chat)),
    server: chat === null ? (smtp?.host ?? null) : new URL(chatUrls[chat]).host,
  };
}

const notify = (context: CommandContext) => context.publish({ topic: 'message', branchId: null, payload: {} });

const channelRecord: AuditedRecord<'messages', ChannelRow, MessageChannelRow, AddedChannel> = {
  room: 'messages',
  lock: ({ tx, now }, channel) => lockMessageChannel(tx, channel, now),
  auditSubject: ({ channel }) => ({ name: channel, branchId: null }),
  notify,
  read: async ({ tx, services }, channel) => {
    const row = (await readChannels(tx)).find((one) => one.channel === channel);
    return row ? shownChannel(row, services) : null;
  },
};

/** Changes a channel before SMS. Refused: one that is switched on without what it needs, a body without recipient or text, an account that cannot be one. */
export function saveChannel(
  context: CommandContext,
  channel: AddedChannel,
  { version, token, ...body }: FormValues<typeof channelForm> & { version: number },
): Changed<MessageChannelRow> {
  const { tx, services, viewer, now } = context;
  return editRecord(
    context,
    channelRecord,
    { id: channel, version },
    {
      valuesOf: ({ is_active, account, body_template, reports, pace, price }) => ({
        is_active,
        account,
        body_template,
        reports,
        pace,
        price,
        new_token: false,
      }),
      settle: async (row) => {
        const chat = isChatChannel(channel) ? channel : null;
        const template = chat !== null && body.body_template !== firstBody(chat) ? body.body_template : null;
        const values = { ...body, account: chat && body.account, body_template: template, new_token: false };
        if (chat !== null && token !== null) values.new_token = true;
        const fields = problemsOf(chat, values);
        const next = { ...row, ...values, token: values.new_token ? token : row.token };
        if (values.is_active && !isSetUp(next, services)) fields['is_active'] = [{ code: 'channel_incomplete' }];
        return Object.keys(fields).length > 0 ? refuse('validation_failed', { fields }) : values;
      },
      save: async ({ new_token, ...values }) => {
        await tx
          .updateTable('message_channel')
          .set({ ...values, ...(new_token ? { token } : {}), updated_by: viewer.id, ...touched(now) })
          .where('channel', '=', channel)
          .execute();
      },
    },
  );
}

function problemsOf(
  chat: Extract<AddedChannel, 'viber' | 'whatsapp'> | null,
  { account, body_template }: { readonly account: string | null; readonly body_template: string | null },
): Record<string, readonly Problem[]> {
  const problem = chat !== null && body_template !== null ? chatBodyProblem(body_template) : null;
  return {
    ...(chat !== null && account !== null && !isAccountOf(chat, account) ? { account: [{ code: 'invalid' }] } : {}),
    ...(problem ? { body_template: [problem] } : {}),
  };
}

/** Text of a test message: fixed, so that nobody writes to people through it. */
const testText = 'Waybill · စမ်းသပ်စာ · Test message · 测试消息';

/** Sends a test message with the stored settings of a channel, without a row in the list of messages. */
export async function testChannel(
  { db, now, services }: ReadContext,
  channel: AddedChannel,
  { to }: FormValues<typeof channelTestForm>,
): Promise<{ data: { outcome: TryOutcome; answer: string | null; took_ms: number } } | Refusal> {
  const row = (await readChannels(db)).find((one) => one.channel === channel);
  const gateway = row && isSetUp(row, services) ? gatewayOf(services, await readMessageSettings(db), row) : null;
  if (!gateway) return refuse('message_channel_off');
  const mails = !isChatChannel(channel);
  const address = rule.email().check(to);
  const phone = smsPhone([to]);
  if (mails ? !address.ok : phone === null)
    return refuse('validation_failed', { fields: { to: [{ code: mails ? 'email' : 'phone' }] } });
  const { outcome, answer, tookMs } = await gateway({
    id: 0,
    key: `wb-test-${now.getTime()}`,
    phone: phone ?? '',
    email: mails && address.ok ? address.value : null,
    text: testText,
    locale: null,
    purpose: writtenByHand,
  });
  return { data: { outcome, answer, took_ms: tookMs } };
}

const routeRecord: AuditedRecord<'messages', RouteRow, MessageRouteRow, MessageGroup> = {
  room: 'messages',
  lock: ({ tx, now }, group) => lockRoute(tx, group, now),
  auditSubject: ({ group }) => ({ name: group, branchId: null }),
  notify,
  read: async ({ tx }, group) => (await readRoutes(tx)).find((one) => one.group === group) ?? null,
};

/** Changes the order of channels of a group. Refused: a channel that the group may not use or that is named twice, a wait that is too long for it. */
export function saveRoute(
  context: CommandContext,
  group: MessageGroup,
  { version, first, second, third, wait_minutes, may_choose }: FormValues<typeof routeForm> & { version: number },
): Changed<MessageRouteRow> {
  const { tx, viewer, now } = context;
  const places = { first, second, third };
  return editRecord(
    context,
    routeRecord,
    { id: group, version },
    {
      valuesOf: ({ channels: [one = null, two = null, three = null], wait_minutes: wait, may_choose: choose }) => ({
        first: one,
        second: two,
        third: three,
        wait_minutes: wait,
        may_choose: choose,
      }),
      settle: async () => {
        const allowed = channelsFor(group);
        const { waitMax: max, ofMerchants } = groupRules[group];
        const fields: Record<string, readonly Problem[]> = {};
        const named = new Set<AddedChannel>();
        for (const [field, channel] of Object.entries(places)) {
          if (channel === null) continue;
          if (!allowed.includes(channel)) fields[field] = [{ code: 'select' }];
          else if (named.has(channel)) fields[field] = [{ code: 'duplicate' }];
          named.add(channel);
        }
        if (wait_minutes > max) fields['wait_minutes'] = [{ code: 'number_max', values: { max } }];
        if (Object.keys(fields).length > 0) return refuse('validation_failed', { fields });
        const [one = null, two = null, three = null] = [...named];
        return { first: one, second: two, third: three, wait_minutes, may_choose: may_choose && ofMerchants };
      },
      save: async (values) => {
        const channels = [values.first, values.second, values.third].filter((channel) => channel !== null);
        await tx
          .updateTable('message_route')
          .set({
            channels,
            wait_minutes: values.wait_minutes,
            may_choose: values.may_choose,
            updated_by: viewer.id,
            updated_at: now,
            version: nextVersion,
          })
          .where('message_group', '=', group)
          .execute();
      },
    },
  );
}
