import type { Word } from '../../kernel/words.ts';
import type { LabelStatus } from '../labels/label-statuses.ts';

/** Recipient of a message. */
export type Addressee = 'receiver' | 'sender' | 'asker' | 'merchant' | 'payee' | 'owner' | 'staff';

/** Placeholders of a template. */
const messageGaps = [
  'code',
  'sender',
  'receiver',
  'amount',
  'link',
  'answer_link',
  'courier',
  'phone',
  'reason',
  'gate',
  'slip',
  'day',
  'number',
  'pickup_code',
  'hand_over_code',
  'person',
  'half_code',
  'sign_in_code',
  'shop',
  'accepted',
  'delivered',
  'failed',
  'late',
  'cod',
] as const;
export type MessageGap = (typeof messageGaps)[number];

/** The thing that a message is about; its facts fill the text. */
export type MessageAbout = 'label' | 'pickup' | 'clearance' | 'emo' | 'none';

interface PurposeRow {
  readonly to: Addressee;
  readonly about: MessageAbout;
  /** Sent with this entry of a parcel's history. */
  readonly step?: LabelStatus;
  /** Sent with this entry instead for a returned parcel that never left its first branch. */
  readonly stepAtHome?: LabelStatus;
  /** Sent with any entry that counts a failed delivery. */
  readonly failed?: true;
  /** Only for a parcel delivered against a code; replaces the other message of its step. */
  readonly code?: true;
  /** Only for a parcel with a bus gate (true), or without one (false). */
  readonly gate?: boolean;
  readonly gaps: readonly MessageGap[];
  /** Hours after which it is outdated. */
  readonly hours: number;
  /** Also sent in quiet hours. */
  readonly night?: true;
  /** Contains a code: never displayed, and deleted after sending. */
  readonly secret?: true;
  /** Describes the current state: not sent once the parcel has moved on. */
  readonly now?: true;
  /** Initial text; none for messages that a user writes. */
  readonly text?: Word;
}

const ofParcel = ['code', 'sender', 'receiver', 'amount', 'link'] as const;

/**
 * All purposes (decisions 9): triggering event, recipient, placeholders and initial text. Those of a parcel go only with a label that has the service,
 * those of a merchant only to one that asked for messages.
 */
const table = {
  accepted: {
    to: 'receiver',
    about: 'label',
    step: 'accept_from_origin_branch',
    gaps: ofParcel,
    hours: 48,
    text: {
      en: 'Parcel {code} from {sender} is on its way to you. To pay: {amount}. {link}',
      mm: '{sender} ထံမှ ပါဆယ် {code} ပို့နေပါပြီ။ ပေးရန် {amount}။ {link}',
      zh: '{sender}寄给您的包裹 {code} 已收寄，应付 {amount}。{link}',
    },
  },
  out_for_delivery: {
    to: 'receiver',
    about: 'label',
    step: 'send_to_destination_address',
    gaps: [...ofParcel, 'courier', 'phone'],
    hours: 10,
    now: true,
    text: {
      en: 'Parcel {code} comes today with {courier}, {phone}. To pay: {amount}.',
      mm: 'ပါဆယ် {code} ကို ယနေ့ {courier} ({phone}) ပို့ပါမည်။ ပေးရန် {amount}။',
      zh: '包裹 {code} 今天由{courier}（{phone}）派送，应付 {amount}。',
    },
  },
  delivery_code: {
    to: 'receiver',
    about: 'label',
    step: 'send_to_destination_address',
    code: true,
    gaps: [...ofParcel, 'courier', 'phone', 'hand_over_code'],
    hours: 10,
    night: true,
    secret: true,
    now: true,
    text: {
      en: 'Parcel {code} comes with {courier}, {phone}. To pay: {amount}. Your code: {hand_over_code}. Say it only when you hold the parcel.',
      mm: 'ပါဆယ် {code} ကို {courier} ({phone}) ပို့ပါမည်။ ပေးရန် {amount}။ သင့်ကုဒ် {hand_over_code}။ ပါဆယ်လက်ခံရမှ ပြောပါ။',
      zh: '包裹 {code} 由{courier}（{phone}）派送，应付 {amount}。签收码 {hand_over_code}，拿到包裹再告知。',
    },
  },
  delivery_failed: {
    to: 'sender',
    about: 'label',
    failed: true,
    gaps: [...ofParcel, 'reason', 'answer_link'],
    hours: 24,
    now: true,
    text: {
      en: 'Parcel {code} to {receiver} was not delivered: {reason}. {answer_link}',
      mm: '{receiver} ထံ ပါဆယ် {code} မပို့ဆောင်နိုင်ပါ - {reason}။ {answer_link}',
      zh: '寄给{receiver}的包裹 {code} 未妥投：{reason}。{answer_link}',
    },
  },
  delivered: {
    to: 'sender',
    about: 'label',
    step: 'delivered',
    gaps: ofParcel,
    hours: 48,
    text: {
      en: 'Parcel {code} was delivered to {receiver}.',
      mm: 'ပါဆယ် {code} ကို {receiver} ထံ ပို့ဆောင်ပြီးပါပြီ။',
      zh: '包裹 {code} 已送达{receiver}。',
    },
  },
  return_question: {
    to: 'sender',
    about: 'label',
    step: 'pending_return_confirm',
    gaps: [...ofParcel, 'answer_link'],
    hours: 24,
    text: {
      en: 'Parcel {code} to {receiver} could not be delivered. Try again or return? Answer within 24 hours: {answer_link}',
      mm: '{receiver} ထံ ပါဆယ် {code} မပို့ဆောင်နိုင်ပါ။ ထပ်ပို့မလား၊ ပြန်ယူမလား၊ 24 နာရီအတွင်း ဖြေပါ - {answer_link}',
      zh: '寄给{receiver}的包裹 {code} 无法妥投。再次派送还是退回？请在 24 小时内答复：{answer_link}',
    },
  },
  returned: {
    to: 'sender',
    about: 'label',
    step: 'arrived_to_origin_branch',
    stepAtHome: 'sendback_to_origin_address',
    gaps: ofParcel,
    hours: 48,
    text: {
      en: 'Parcel {code} has come back and will be brought to you. {link}',
      mm: 'ပါဆယ် {code} ပြန်ရောက်ပါပြီ၊ သင့်ထံ ပြန်ပို့ပါမည်။ {link}',
      zh: '包裹 {code} 已退回网点，将送还给您。{link}',
    },
  },
  gate: {
    to: 'receiver',
    about: 'label',
    step: 'accept_by_transport',
    gate: true,
    gaps: [...ofParcel, 'gate', 'phone', 'slip'],
    hours: 48,
    text: {
      en: 'Parcel {code} went with {gate}, {phone}, slip {slip}. Please fetch it there.',
      mm: 'ပါဆယ် {code} ကို {gate} ({phone}) ဖြင့် ပို့လိုက်ပါပြီ၊ ဘောက်ချာ {slip}။ ဂိတ်တွင် ထုတ်ယူပါ။',
      zh: '包裹 {code} 已交{gate}（{phone}）运送，单号 {slip}，请到车站领取。',
    },
  },
  pickup_assigned: {
    to: 'asker',
    about: 'pickup',
    gaps: ['courier', 'phone', 'day'],
    hours: 24,
    text: {
      en: '{courier}, {phone}, comes on {day} to fetch your parcels.',
      mm: '{day} တွင် {courier} ({phone}) ပါဆယ်လာယူပါမည်။',
      zh: '{courier}（{phone}）将于 {day} 上门取件。',
    },
  },
  clearance_paid: {
    to: 'merchant',
    about: 'clearance',
    gaps: ['number', 'amount'],
    hours: 72,
    text: {
      en: '{amount} was paid to you for {number}.',
      mm: '{number} အတွက် {amount} ပေးချေပြီးပါပြီ။',
      zh: '{number} 已向您支付 {amount}。',
    },
  },
  payout_failed: {
    to: 'merchant',
    about: 'clearance',
    gaps: ['number'],
    hours: 72,
    text: {
      en: 'The bank could not pay {number} to your account. Please check the account with us.',
      mm: '{number} အတွက် သင့်အကောင့်သို့ ဘဏ်က ငွေမလွှဲနိုင်ပါ။ အကောင့်ကို ကျွန်ုပ်တို့နှင့် စစ်ဆေးပါ။',
      zh: '银行未能将 {number} 付到您的账户，请与我们核对账户。',
    },
  },
  ticket_answered: {
    to: 'merchant',
    about: 'none',
    gaps: ['number'],
    hours: 72,
    text: {
      en: 'Your question {number} is answered. Read it in the merchant portal under Help.',
      mm: 'သင့်မေးခွန်း {number} ကို ဖြေကြားပြီးပါပြီ။ ကုန်သည်စာမျက်နှာ၏ အကူအညီတွင် ဖတ်ပါ။',
      zh: '您的问题 {number} 已答复，请在商户平台“帮助”中查看。',
    },
  },
  emo_code: {
    to: 'payee',
    about: 'emo',
    gaps: ['number', 'amount', 'pickup_code'],
    hours: 24,
    night: true,
    secret: true,
    text: {
      en: '{amount} waits for you. Order {number}, code {pickup_code}. Bring your NRC. Tell the code to nobody but the cashier.',
      mm: 'သင့်ထံ {amount} ရောက်ပါပြီ။ {number}၊ ကုဒ် {pickup_code}။ မှတ်ပုံတင် ယူလာပါ။ ငွေထုတ်ကောင်တာမှလွဲ၍ ကုဒ်ကို မပြောပါနှင့်။',
      zh: '您有一笔 {amount} 汇款。汇款单 {number}，取款码 {pickup_code}。请携带身份证；取款码只告诉柜员。',
    },
  },
  owner_day: {
    to: 'owner',
    about: 'none',
    gaps: ['day', 'accepted', 'delivered', 'failed', 'late', 'cod', 'link'],
    hours: 14,
    night: true,
    secret: true,
    text: {
      en: '{day}: {accepted} accepted, {delivered} delivered, {failed} failed, {late} late. COD outside: {cod}. {link}',
      mm: '{day} - လက်ခံ {accepted}၊ ပို့ပြီး {delivered}၊ မရ {failed}၊ နောက်ကျ {late}။ COD {cod}။ {link}',
      zh: '{day}：收件 {accepted}，妥投 {delivered}，失败 {failed}，超时 {late}，在外代收 {cod}。{link}',
    },
  },
  staff_code: {
    to: 'staff',
    about: 'none',
    gaps: ['person', 'half_code'],
    hours: 24,
    night: true,
    secret: true,
    text: {
      en: '{person} reset your password. Second half of your code: {half_code}. {person} tells you the first. Tell this half to nobody. Not asked for? Tell your manager.',
      mm: '{person} က သင့်စကားဝှက်ကို ပြန်သတ်မှတ်လိုက်သည်။ ကုဒ်၏ ဒုတိယတစ်ဝက် {half_code}။ ပထမတစ်ဝက်ကို {person} ထံ မေးပါ။ ဤတစ်ဝက်ကို မည်သူ့ကိုမျှ မပြောပါနှင့်။',
      zh: '{person}已重置您的密码。密码后段：{half_code}。前段请向{person}索取。请勿把后段告诉任何人；如非本人要求，请告知主管。',
    },
  },
  portal_code: {
    to: 'merchant',
    about: 'none',
    gaps: ['sign_in_code'],
    hours: 1,
    night: true,
    secret: true,
    text: {
      en: 'Code for your new password: {sign_in_code}. It works for 10 minutes. Tell it to nobody. Not asked for? Ignore it.',
      mm: 'စကားဝှက်အသစ်အတွက် ကုဒ် {sign_in_code}။ ၁၀ မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
      zh: '新密码验证码：{sign_in_code}，10 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
    },
  },
  payee_code: {
    to: 'merchant',
    about: 'none',
    gaps: ['shop', 'sign_in_code'],
    hours: 1,
    night: true,
    secret: true,
    text: {
      en: 'Somebody of {shop} wants its COD paid to another account. Code: {sign_in_code}, for 10 minutes. Not you? Tell nobody and call your branch.',
      mm: '{shop} ၏ COD ငွေကို အခြားအကောင့်သို့ ပေးရန် တောင်းဆိုထားသည်။ ကုဒ် {sign_in_code} (၁၀ မိနစ်)။ သင်မဟုတ်လျှင် မည်သူ့ကိုမျှ မပြောဘဲ ရုံးခွဲကို ဖုန်းဆက်ပါ။',
      zh: '{shop}申请把代收货款付到其他账户，验证码 {sign_in_code}，10 分钟内有效。如非本人操作，请勿告诉任何人并联系网点。',
    },
  },
  portal_invitation: {
    to: 'merchant',
    about: 'none',
    gaps: ['shop', 'link'],
    hours: 24,
    secret: true,
    text: {
      en: 'You are invited to the page of {shop}: {link} It works once, within 72 hours.',
      mm: '{shop} ၏ စာမျက်နှာသို့ ဖိတ်ခေါ်ပါသည် - {link} ၇၂ နာရီအတွင်း တစ်ကြိမ်သာ သုံးနိုင်သည်။',
      zh: '邀请您使用{shop}的页面：{link} 72 小时内有效，只能使用一次。',
    },
  },
  by_hand: { to: 'receiver', about: 'none', gaps: [], hours: 48 },
} as const satisfies Record<string, PurposeRow>;

export type MessagePurpose = keyof typeof table;
export const messagePurposes: Readonly<Record<MessagePurpose, PurposeRow>> = table;
export const messagePurposeNames = Object.keys(table) as MessagePurpose[];
/** Purposes whose text operators edit. */
export const templatePurposes = messagePurposeNames.filter((name) => messagePurposes[name].text !== undefined);
/** Returns the initial text of every installation. Throws a RangeError for a purpose without one. */
export function firstText(purpose: MessagePurpose): Word {
  const { text } = messagePurposes[purpose];
  if (!text) throw new RangeError(`nobody has a text for ${purpose}`);
  return text;
}
/** Text written by a user. */
export const writtenByHand: MessagePurpose = 'by_hand';
/** Daily sheet for configured numbers. It covers the whole operator, so users who cover less cannot see the message. */
export const sheetOfDay: MessagePurpose = 'owner_day';
/** Second half of a reset code, for a staff member. */
export const staffCode: MessagePurpose = 'staff_code';
/** Code for a new password of a merchant's person, and the invitation of one. */
export const portalInvitation: MessagePurpose = 'portal_invitation';
export const portalCode: MessagePurpose = 'portal_code';
/** Code for another account of a merchant, to the phone that was known before. */
export const payeeCode: MessagePurpose = 'payee_code';
/** Code against which a parcel is delivered. */
export const deliveryCode: MessagePurpose = 'delivery_code';
export const secretPurposes = messagePurposeNames.filter((name) => messagePurposes[name].secret);
export const nightPurposes = messagePurposeNames.filter((name) => messagePurposes[name].night);
/** Maximum length of a user's text, in segments. */
export const segmentsByHandMax = 3;
/** Maximum length of a template with its preview values, in segments. */
export const templateSegmentsMax = 5;

const ofStep = new Map<string, MessagePurpose[]>();
for (const name of messagePurposeNames) {
  const { step } = messagePurposes[name];
  if (step) ofStep.set(step, [...(ofStep.get(step) ?? []), name]);
}

const failures = messagePurposeNames.filter((name) => messagePurposes[name].failed);

interface StepFacts {
  /** The label has the service. */
  readonly isOrdered: boolean;
  /** It returns to a sender at the branch that it never left. */
  readonly atHome?: boolean;
  /** It is delivered against a code, which is sent whatever else was ordered. */
  readonly asksCode?: boolean;
  readonly atGate: boolean;
  readonly inferred: boolean;
  /** A delivery failed with it. */
  readonly failed: boolean;
}

/**
 * Returns the purpose of a step's message to people outside; null without one. Inferred steps send none, and only labels with the service send any,
 * because nobody pays for what was not ordered.
 *
 * @example purposeOfStep('delivered', { isOrdered: true, atGate: false, inferred: false, failed: false }) === 'delivered'
 */
export function purposeOfStep(
  status: LabelStatus,
  { isOrdered, asksCode = false, atHome = false, atGate, inferred, failed }: StepFacts,
): MessagePurpose | null {
  if (inferred || !(isOrdered || asksCode)) return null;
  const ofWay = atHome ? messagePurposeNames.filter((name) => messagePurposes[name].stepAtHome === status) : [];
  const ofAll = (ofStep.get(status) ?? []).filter((name) => messagePurposes[name].gate !== !atGate);
  const names = failed ? failures : [...ofWay, ...ofAll];
  const withCode = names.find((name) => messagePurposes[name].code);
  if (asksCode && withCode) return withCode;
  return (isOrdered && names.find((name) => !messagePurposes[name].code)) || null;
}
