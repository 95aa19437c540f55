import { form } from '../../kernel/form.ts';
import { locales } from '../../kernel/locale.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { addedChannels, messageChannels } from './message-channels.ts';
import { gatewayKinds } from './sending.ts';

const text = rule.text({ required: true, multiline: true, max: 1000 });

/** Text of a purpose in each language, and whether it is sent. */
export const templateForm = form({
  is_active: rule.toggle({ fallback: true }),
  mm: text,
  en: text,
  zh: text,
});

/** Recipients of a free text: a party of a parcel, or a customer. */
export const messageParties = ['receiver', 'sender', 'customer'] as const;
export type MessageParty = (typeof messageParties)[number];

export const sendMessageForm = form({
  party: rule.select({ options: messageParties, required: true }),
  tracking_code: rule.text({ max: 30 }),
  customer_id: rule.idRef(),
  text,
});

const hour = unit.hour(rule.number({ min: 0, max: 23, integer: true, required: true }));

/** Settings of sending: gateway, pace, quiet hours, cost of a segment. */
export const messageSettingsForm = form({
  gateway: rule.select({ options: gatewayKinds, required: true }),
  body_template: rule.text({ required: true, multiline: true, max: 2000 }),
  sent_when: rule.text({ max: 100 }),
  knows_repeats: rule.toggle({ fallback: false }),
  pace: unit.messages(rule.number({ min: 1, max: 100, integer: true, required: true })),
  timeout_seconds: unit.seconds(rule.number({ min: 1, max: 60, integer: true, required: true })),
  language: rule.select({ options: locales, required: true }),
  quiet_from: hour,
  quiet_to: hour,
  segment_cost: unit.kyat(rule.number({ min: 0, max: 10_000, integer: true, required: true })),
});

/** A number that opted out of messages. */
export const optOutForm = form({
  phone: rule.phone({ required: true }),
  note: rule.text({ max: 200 }),
});

/** Settings of a channel before SMS. A token that is left empty stays as it is. */
export const channelForm = form({
  is_active: rule.toggle({ fallback: false }),
  account: rule.text({ max: 100 }),
  token: rule.text({ max: 500 }),
  body_template: rule.text({ multiline: true, max: 2000 }),
  reports: rule.toggle({ fallback: false }),
  pace: unit.messages(rule.number({ min: 1, max: 100, integer: true, required: true })),
  price: unit.kyat(rule.number({ min: 0, max: 10_000, integer: true, required: true })),
});

/** Recipient of a test message: an e-mail address or a phone number. */
export const channelTestForm = form({ to: rule.text({ required: true, max: 200 }) });

/** Channel that a merchant chooses for its messages; empty for the operator's order. */
export const ownChannelForm = form({ message_channel: rule.select({ options: messageChannels }) });

const place = rule.select({ options: addedChannels });

/** Order of channels for a group of purposes, before SMS. */
export const routeForm = form({
  first: place,
  second: place,
  third: place,
  wait_minutes: unit.minutes(rule.number({ min: 1, max: 720, integer: true, required: true })),
  may_choose: rule.toggle({ fallback: false }),
});
