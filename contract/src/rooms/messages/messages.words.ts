import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { MessageParty } from '@waybill/domain/rooms/messages/message-forms.ts';
import type { Addressee, MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messageLife, type MessageCommand, type MessageReason } from '@waybill/domain/rooms/messages/message-states.ts';
import type { MessageChannel, MessageGroup } from '@waybill/domain/rooms/messages/message-channels.ts';
import type { GatewayName, TryOutcome } from '@waybill/domain/rooms/messages/sending.ts';
import { facesOf } from '../../kernel/list.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { staffFieldWords } from '../staff/staff.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const messageWords = words({
  about: {
    en: 'No messages yet. Messages to receivers and senders appear here with their progress; they are sent for parcels with the SMS service.',
    mm: 'လက်ခံသူနှင့် ပို့သူများထံ SMS အားလုံးနှင့် မည်သည့်အဆင့်ရောက်သည်။ SMS ဝန်ဆောင်မှု ယူထားသော ပါဆယ်များအတွက်သာ ပို့သည်။',
    zh: '发给收件人和寄件人的每条短信及其进展，只为订了短信服务的包裹发送。',
  },
  optOuts: { en: 'Opted-out numbers', mm: 'SMS မပို့ရသော ဖုန်းများ', zh: '拒收号码' },
  optOutsAbout: {
    en: 'No numbers. Numbers that want no messages appear here; nothing is sent to them, whatever the label says.',
    mm: 'SMS မလိုတော့ဟု ပြောထားသော ဖုန်းနံပါတ်များ။ မည်သည့် SMS မျှ မပို့ပါ။',
    zh: '要求不再接收短信的号码，一律不发送。',
  },
});

export const messagePurposeWords: Record<MessagePurpose, Word> = {
  accepted: commonWords.acceptedByMail,
  out_for_delivery: commonWords.outForDelivery,
  delivery_code: commonWords.handOverCode,
  delivery_failed: commonWords.notDelivered,
  delivered: commonWords.deliveredByMail,
  return_question: commonWords.returnQuestion,
  returned: { en: 'Returned to branch', mm: 'ပြန်ရောက်', zh: '已退回网点' },
  gate: { en: 'With a bus gate', mm: 'ကားဂိတ်သို့ အပ်ပြီး', zh: '已交车站' },
  pickup_assigned: { en: 'Pickup coming', mm: 'ပါဆယ်လာယူမည်', zh: '上门取件' },
  clearance_paid: commonWords.clearancePaid,
  payout_failed: { en: 'Payout failed', mm: 'ငွေလွှဲမှု မအောင်မြင်', zh: '付款失败' },
  ticket_answered: commonWords.ticketAnswered,
  emo_code: { en: 'Code of a money order', mm: 'ငွေလွှဲကုဒ်', zh: '汇款取款码' },
  owner_day: commonWords.dayOnOnePage,
  staff_code: { en: 'Second half of a reset code', mm: 'စကားဝှက်ကုဒ် ဒုတိယတစ်ဝက်', zh: '重置密码后段' },
  payee_code: { en: 'Code for another account', mm: 'အကောင့်ပြောင်းရန် ကုဒ်', zh: '更换收款账户验证码' },
  portal_code: { en: 'Code for a new shop password', mm: 'ဆိုင်အကောင့် စကားဝှက်ကုဒ်', zh: '商户新密码验证码' },
  portal_invitation: { en: 'Invitation to the merchant portal', mm: 'ကုန်သည်စာမျက်နှာ ဖိတ်ခေါ်စာ', zh: '商户平台邀请' },
  by_hand: { en: 'Written by hand', mm: 'ကိုယ်တိုင်ရေး', zh: '人工短信' },
};

/** Addressees of a message, explained to the user who edits its text. */
export const addresseeWords: Record<Addressee, Word> = {
  receiver: { en: 'To the receiver', mm: 'လက်ခံသူထံ', zh: '发给收件人' },
  sender: { en: 'To the sender', mm: 'ပို့သူထံ', zh: '发给寄件人' },
  asker: { en: 'To the customer who requested the visit', mm: 'လာယူရန် တောင်းဆိုသူထံ', zh: '发给预约取件的客户' },
  merchant: { en: 'To the merchant', mm: 'ကုန်သည်ထံ', zh: '发给商户' },
  payee: { en: 'To the payee', mm: 'ငွေလက်ခံသူထံ', zh: '发给收款人' },
  staff: { en: 'To a staff member', mm: 'ဝန်ထမ်းထံ', zh: '发给员工' },
  owner: { en: 'To the owner, each day', mm: 'ပိုင်ရှင်ထံ နေ့စဉ်', zh: '每天发给老板' },
};

export const messageStateFaces = facesOf(
  messageLife,
  {
    queued: { en: 'Queued', mm: 'စောင့်ဆိုင်းဆဲ', zh: '待发送' },
    sending: commonWords.beingSent,
    sent: commonWords.sent,
    delivered: { en: 'Delivered to phone', mm: 'ဖုန်းသို့ ရောက်ပြီး', zh: '已送达手机' },
    failed: commonWords.failed,
    expired: commonWords.expired,
    withheld: { en: 'Not sent', mm: 'မပို့ပါ', zh: '未发送' },
  },
  { delivered: { en: 'Arrived', mm: 'ဖုန်းရောက်', zh: '已送达' } },
);

export const messageReasonWords: Record<MessageReason, Word> = {
  opted_out: { en: 'Number has opted out', mm: 'SMS မလိုဟု ပြောထားသော ဖုန်း', zh: '号码已拒收短信' },
  no_phone: { en: 'No Myanmar mobile number', mm: 'မြန်မာ မိုဘိုင်းဖုန်း မရှိ', zh: '没有缅甸手机号' },
  switched_off: { en: 'This kind of message is switched off', mm: 'ဤအမျိုးအစား SMS ပိတ်ထား', zh: '此类短信已停用' },
  taken_back: { en: 'The step was rolled back', mm: 'အဆင့်ကို ပြန်ရုပ်သိမ်းထား', zh: '该步骤已撤回' },
  overtaken: { en: 'No longer true', mm: 'အခြေအနေ ပြောင်းသွားပြီ', zh: '情况已变' },
  withdrawn: commonWords.withdrawn,
  too_late: { en: 'Too late', mm: 'အချိန်လွန်သွားပြီ', zh: '已过时效' },
  refused: { en: 'Refused by the gateway', mm: 'ဂိတ်ဝေးက ငြင်းပယ်', zh: '网关拒绝' },
  unreachable: { en: 'Gateway not reachable', mm: 'ဂိတ်ဝေးကို မဆက်သွယ်နိုင်', zh: '无法连接网关' },
  unknown: {
    en: 'It is unknown whether the gateway accepted it. Ask before you send it again.',
    mm: 'ဂိတ်ဝေးက လက်ခံခဲ့သလား မသိရပါ။ ထပ်မပို့မီ စုံစမ်းပါ။',
    zh: '不确定网关是否已接收，重发前请先核实。',
  },
  not_reached: { en: 'Did not reach the phone', mm: 'ဖုန်းသို့ မရောက်ပါ', zh: '未送达手机' },
};

export const messageCommandWords: Record<MessageCommand, { verb: Word; ask: Word }> = {
  resend: {
    verb: commonWords.sendAgain,
    ask: { en: 'Send the message to {name} again?', mm: '{name} ထံ SMS ထပ်ပို့မလား။', zh: '重新发送给{name}？' },
  },
  withdraw: {
    verb: { en: 'Do not send', mm: 'မပို့တော့ပါ', zh: '不发送' },
    ask: { en: 'Do not send the message to {name}?', mm: '{name} ထံ SMS မပို့တော့ဘူးလား။', zh: '不再发送给{name}？' },
  },
};

/** Names of channels. */
export const messageChannelWords: Record<MessageChannel, Word> = {
  sms: commonWords.sms,
  email: commonFieldWords.email,
  viber: { en: 'Viber', mm: 'Viber', zh: 'Viber' },
  whatsapp: { en: 'WhatsApp', mm: 'WhatsApp', zh: 'WhatsApp' },
};

export const messageGroupWords: Record<MessageGroup, Word> = {
  codes: { en: 'One-time codes', mm: 'ကုဒ်များ', zh: '验证码' },
  receivers: { en: 'To receivers', mm: 'လက်ခံသူများထံ', zh: '发给收件人' },
  senders: { en: 'To senders and merchants', mm: 'ပို့သူနှင့် ကုန်သည်များထံ', zh: '发给寄件人和商户' },
  payouts: { en: 'Payouts to merchants', mm: 'ကုန်သည်များထံ ငွေပေးချေမှု', zh: '商户付款' },
  tickets: { en: 'Answered questions', mm: 'ဖြေကြားပြီး မေးခွန်းများ', zh: '已答复的问题' },
  owner: { en: 'Daily sheet of the owner', mm: 'ပိုင်ရှင်၏ နေ့စဉ်စာရွက်', zh: '老板日报' },
};

export const gatewayKindWords: Record<GatewayName, Word> = {
  email: messageChannelWords.email,
  viber: messageChannelWords.viber,
  whatsapp: messageChannelWords.whatsapp,
  outbox: { en: 'Outbox: stored here only', mm: 'ထွက်စာပုံး - ဤနေရာတွင်သာ ထား', zh: '发件箱：只保留，不发出' },
  http: { en: 'Provider over HTTP', mm: 'HTTP ဝန်ဆောင်မှုပေးသူ', zh: 'HTTP 短信服务商' },
};

export const tryOutcomeWords: Record<TryOutcome, Word> = {
  sent: commonWords.taken,
  refused: commonWords.rejected,
  not_taken: { en: 'Not accepted', mm: 'လက်မခံ', zh: '未接收' },
  unknown: { en: 'Unknown', mm: 'မသိရ', zh: '未知' },
};

export const messagePartyWords: Record<MessageParty, Word> = {
  receiver: commonWords.receiver,
  sender: commonFieldWords.sender,
  customer: commonFieldWords.customer,
};

const toWord = { en: 'To', mm: 'ထံသို့', zh: '发给' };

export const messageFieldWords = words({
  phone: staffFieldWords.phone,
  text: commonFieldWords.text,
  purpose: { en: 'Occasion', mm: 'အကြောင်းအရာ', zh: '类型' },
  segments: { en: 'Segments', mm: 'SMS ပိုင်း', zh: '段数' },
  tracking_code: labelFieldWords.tracking_code,
  customer_id: commonFieldWords.customer,
  party: toWord,
  gateway: { en: 'Gateway', mm: 'ဂိတ်ဝေး', zh: '网关' },
  note: commonFieldWords.note,
  is_active: { en: 'Send this', mm: 'ပို့မည်', zh: '发送' },
  mm: commonWords.langMm,
  en: commonWords.langEn,
  zh: commonFieldWords.chinese,
  body_template: { en: 'Request body', mm: 'တောင်းဆိုချက် ပုံစံ', zh: '请求正文' },
  sent_when: { en: 'Text of a successful answer', mm: 'အောင်မြင်ကြောင်း ပါရမည့်စာ', zh: '成功回复应包含' },
  knows_repeats: { en: 'Provider recognises repeats by id', mm: 'ထပ်ပို့မှုကို အမှတ်ဖြင့် သိသည်', zh: '服务商按编号识别重复' },
  pace: { en: 'Messages per second', mm: 'တစ်စက္ကန့် SMS အရေအတွက်', zh: '每秒条数' },
  timeout_seconds: { en: 'Seconds to wait for an answer', mm: 'အဖြေစောင့်မည့် စက္ကန့်', zh: '等待回复秒数' },
  language: commonFieldWords.message_language,
  quiet_from: { en: 'Quiet from (hour)', mm: 'မပို့ရချိန် စ (နာရီ)', zh: '静默开始（时）' },
  quiet_to: { en: 'Quiet until (hour)', mm: 'မပို့ရချိန် ဆုံး (နာရီ)', zh: '静默结束（时）' },
  account: { en: 'Account number at the provider', mm: 'ဝန်ဆောင်မှုပေးသူ၏ အကောင့်နံပါတ်', zh: '服务商账号编号' },
  token: { en: 'Access token', mm: 'အသုံးပြုခွင့်ကုဒ်', zh: '访问令牌' },
  new_token: { en: 'New access token', mm: 'အသုံးပြုခွင့်ကုဒ် အသစ်', zh: '新访问令牌' },
  reports: { en: 'Provider reports deliveries', mm: 'ရောက်ရှိမှုကို အကြောင်းကြားသည်', zh: '服务商回报送达' },
  price: { en: 'Cost per message', mm: 'တစ်စောင် ကုန်ကျငွေ', zh: '每条成本' },
  first: { en: 'First channel', mm: 'ပထမလမ်း', zh: '第一渠道' },
  second: { en: 'Second channel', mm: 'ဒုတိယလမ်း', zh: '第二渠道' },
  third: { en: 'Third channel', mm: 'တတိယလမ်း', zh: '第三渠道' },
  wait_minutes: { en: 'Minutes until the next channel', mm: 'နောက်လမ်းသို့ ကူးမည့် မိနစ်', zh: '转下一渠道的分钟数' },
  may_choose: { en: 'Merchants may choose', mm: 'ကုန်သည်က ရွေးနိုင်သည်', zh: '商户可自选' },
  to: toWord,
  segment_cost: { en: 'Cost per segment', mm: 'SMS တစ်ပိုင်း ကုန်ကျငွေ', zh: '每段成本' },
});

/** Languages of a message. */
export const messageLanguageWords: Record<Locale, Word> = {
  mm: messageFieldWords.mm,
  en: messageFieldWords.en,
  zh: messageFieldWords.zh,
};

/** Words of lists and pages that are not fields of forms. */
export const messageColumnWords = words({
  channel: { en: 'Sent via', mm: 'ပို့သည့်လမ်း', zh: '发送渠道' },
  purpose: messageFieldWords.purpose,
  segments: messageFieldWords.segments,
  cost: { en: 'Cost', mm: 'ကုန်ကျငွေ', zh: '成本' },
  due_at: { en: 'Scheduled for', mm: 'ပို့မည့်အချိန်', zh: '计划发送' },
  sent_at: { en: 'Sent at', mm: 'ပို့ချိန်', zh: '发送时间' },
  delivered_at: { en: 'Delivered at', mm: 'ရောက်ချိန်', zh: '送达时间' },
  expires_at: { en: 'Useful until', mm: 'အသုံးဝင်ချိန်ကုန်', zh: '有效至' },
});
