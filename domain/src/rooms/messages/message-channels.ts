import type { MessagePurpose } from './message-purposes.ts';

/** Ways on which a message reaches a person. */
export const messageChannels = ['sms', 'email', 'viber', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

interface ChannelRow {
  /** Reaches only the phone with this number, so that a code proves who holds the phone. */
  readonly byNumber: boolean;
  /** The provider may report what reached the phone. */
  readonly canReport: boolean;
}

const channels: Readonly<Record<MessageChannel, ChannelRow>> = {
  sms: { byNumber: true, canReport: true },
  email: { byNumber: false, canReport: false },
  viber: { byNumber: true, canReport: true },
  whatsapp: { byNumber: true, canReport: true },
};

/** Last channel of every message. */
export const lastChannel: MessageChannel = 'sms';
/** Channels that an operator may add before SMS. */
export const addedChannels = ['email', 'viber', 'whatsapp'] as const satisfies readonly MessageChannel[];
export type AddedChannel = (typeof addedChannels)[number];
/** Channels whose provider is called over HTTP with a token of the operator. */
const chatChannels = ['viber', 'whatsapp'] as const satisfies readonly AddedChannel[];
export type ChatChannel = (typeof chatChannels)[number];
export const isChatChannel = (channel: MessageChannel): channel is ChatChannel =>
  (chatChannels as readonly MessageChannel[]).includes(channel);

export const canReport = (channel: MessageChannel): boolean => channels[channel].canReport;

/** Purposes with one order of channels. */
export const messageGroups = ['codes', 'receivers', 'senders', 'payouts', 'tickets', 'owner'] as const;
export type MessageGroup = (typeof messageGroups)[number];

interface GroupRow {
  /** Only channels that reach the phone with this number: codes, and people whose e-mail is not known. */
  readonly byNumber: boolean;
  /** Merchants receive it, and may choose where the operator lets them. */
  readonly ofMerchants: boolean;
  /** Minutes that a channel has to deliver, until the operator sets others. */
  readonly wait: number;
  readonly waitMax: number;
}

/** A code is useful for minutes, so the next channel must not wait longer. */
export const groupRules: Readonly<Record<MessageGroup, GroupRow>> = {
  codes: { byNumber: true, ofMerchants: false, wait: 2, waitMax: 5 },
  receivers: { byNumber: true, ofMerchants: false, wait: 15, waitMax: 240 },
  senders: { byNumber: false, ofMerchants: true, wait: 15, waitMax: 240 },
  payouts: { byNumber: false, ofMerchants: true, wait: 30, waitMax: 720 },
  tickets: { byNumber: false, ofMerchants: true, wait: 30, waitMax: 720 },
  owner: { byNumber: true, ofMerchants: false, wait: 15, waitMax: 240 },
};

const groups: Readonly<Record<MessagePurpose, MessageGroup>> = {
  accepted: 'receivers',
  out_for_delivery: 'receivers',
  delivery_code: 'codes',
  delivery_failed: 'senders',
  delivered: 'senders',
  return_question: 'senders',
  returned: 'senders',
  gate: 'receivers',
  pickup_assigned: 'senders',
  clearance_paid: 'payouts',
  payout_failed: 'payouts',
  ticket_answered: 'tickets',
  emo_code: 'codes',
  owner_day: 'owner',
  staff_code: 'codes',
  portal_code: 'codes',
  payee_code: 'codes',
  portal_invitation: 'codes',
  by_hand: 'receivers',
};

export const groupOf = (purpose: MessagePurpose): MessageGroup => groups[purpose];
export const purposesOf = (group: MessageGroup): MessagePurpose[] =>
  (Object.keys(groups) as MessagePurpose[]).filter((purpose) => groups[purpose] === group);

/** Channels that may come before SMS for this group. */
export const channelsFor = (group: MessageGroup): AddedChannel[] =>
  addedChannels.filter((channel) => channels[channel].byNumber || !groupRules[group].byNumber);

/** The operator's order of channels for a group; SMS comes last. */
export interface MessageRoute {
  readonly channels: readonly AddedChannel[];
  readonly wait_minutes: number;
  readonly may_choose: boolean;
}

/** Route of a group that nobody has changed: SMS alone. */
export const firstRoute = (group: MessageGroup): MessageRoute => ({
  channels: [],
  wait_minutes: groupRules[group].wait,
  may_choose: false,
});

interface Reach {
  /** Channels that are switched on and set up. */
  readonly usable: ReadonlySet<MessageChannel>;
  readonly hasEmail: boolean;
  /** Channel that the customer chose; null without a choice. */
  readonly chosen: MessageChannel | null;
}

/**
 * Returns the channels of a message in the order of trying: each at most once, SMS last. A choice counts where the operator lets people choose, and only
 * among the channels of the route.
 *
 * @example planChannels('codes', { channels: ['viber'], wait_minutes: 2, may_choose: false }, { usable: new Set(['viber']), hasEmail: false, chosen: null }) // ['viber', 'sms']
 */
export function planChannels(
  group: MessageGroup,
  route: MessageRoute,
  { usable, hasEmail, chosen }: Reach,
): MessageChannel[] {
  const allowed: readonly MessageChannel[] = channelsFor(group);
  const ordered: MessageChannel[] = [...new Set(route.channels)].filter(
    (channel) => allowed.includes(channel) && usable.has(channel) && (channel !== 'email' || hasEmail),
  );
  const counts = route.may_choose && groupRules[group].ofMerchants;
  if (counts && chosen === lastChannel) return [lastChannel];
  if (counts && chosen !== null && ordered.includes(chosen))
    return [chosen, ...ordered.filter((channel) => channel !== chosen), lastChannel];
  return [...ordered, lastChannel];
}
