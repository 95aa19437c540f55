import { form, type FormValues } from '../../kernel/form.ts';
import { merchantQrRule } from '../../kernel/merchant-qr.ts';
import { also, isEmpty, problemOf } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { feeBearers } from '../clearances/clearance-states.ts';

export const channelKinds = ['wallet', 'bank_qr', 'card'] as const;
export type ChannelKind = (typeof channelKinds)[number];

const feeMost = 100_000;
/** Smallest percentage that can be meant, in hundredths of a percent. */
const percentLeast = 10;
const daysMost = 30;
/** Days after which an unmatched claim becomes a case, unless the channel has others. */
const usualCaseDays = 2;

const needsQr = (shown: unknown, all: Readonly<Record<string, unknown>>) =>
  problemOf(shown === true && isEmpty(all['static_qr']) ? 'channel_needs_qr' : null);

/** Terms of a payment channel: its account, fee, evidence and QR. Counted from `starts_on`, once a second person confirmed them. */
export const paymentChannelForm = form({
  name_en: rule.text({ required: true, max: 60 }),
  name_mm: rule.text({ required: true, max: 60 }),
  name_zh: rule.text({ max: 60 }),
  kind: rule.select({ options: channelKinds, required: true }),
  bank_account_id: rule.idRef({ required: true }),
  branch_ids: rule.idRefs(),
  fee_percent: rule.percent({ least: percentLeast, required: true }),
  fee_fixed: unit.kyat(rule.number({ min: 0, max: feeMost, integer: true, required: true })),
  fee_by: rule.select({ options: feeBearers, required: true }),
  settle_days: unit.days(rule.number({ min: 0, max: daysMost, integer: true, required: true })),
  case_days: unit.days(rule.number({ min: 1, max: daysMost, integer: true, required: true })),
  needs_reference: also(rule.toggle({ fallback: true }), (needs, all) =>
    needs || all['needs_picture'] === true ? null : { code: 'required' },
  ),
  needs_picture: rule.toggle(),
  static_qr: merchantQrRule(),
  on_tracking: also(rule.toggle(), needsQr),
  on_label: also(rule.toggle(), needsQr),
  starts_on: rule.date({ required: true }),
});
export type PaymentChannelValues = FormValues<typeof paymentChannelForm>;

/** Terms that most providers have, for a new channel. */
export const usualChannel = {
  fee_percent: 0,
  fee_fixed: 0,
  fee_by: feeBearers[0],
  settle_days: 1,
  case_days: usualCaseDays,
  needs_reference: true,
} as const;
