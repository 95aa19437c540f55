import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { SentEvent } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import {
  deliveryLife,
  webhookLife,
  type resendScopes,
  type WebhookOffReason,
} from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import { facesOf } from '../../kernel/list.ts';
import { apiKeyFieldWords as keys } from '../api-keys/api-keys.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const webhookWords = words({
  about: {
    en: 'No webhooks yet. A webhook sends the steps of their own parcels to the software of merchants, partners and agents within seconds.',
    mm: 'ကုန်သည်၊ မိတ်ဖက်နှင့် ကိုယ်စားလှယ်တို့၏ ပရိုဂရမ်လိပ်စာများ။ မိမိပါဆယ်များ၏ အဆင့်တိုင်းကို စက္ကန့်ပိုင်းအတွင်း ကြားသိသည်။',
    zh: '商户、合作方和代理的程序地址，各自在几秒内收到自己包裹的每一步动态。',
  },
  deliveries: { en: 'Webhook deliveries', mm: 'Webhook ပို့ဆောင်မှုများ', zh: 'Webhook 投递记录' },
  deliveriesAbout: {
    en: 'No events yet. Every event sent to a webhook appears here with its response, for 30 days.',
    mm: 'Webhook သို့ ပို့ခဲ့သော အကြောင်းအရာတိုင်းနှင့် ပြန်လာသော အဖြေ။ ရက် 30 သိမ်းထားသည်။',
    zh: '发送到 Webhook 的每个事件及其应答，保留 30 天。',
  },
});

export const webhookFieldWords = words({
  owner_kind: keys.owner_kind,
  customer_id: keys.customer_id,
  branch_id: keys.branch_id,
  owner_name: keys.owner_name,
  name: commonFieldWords.name,
  url: { en: 'Address', mm: 'လိပ်စာ (URL)', zh: '地址（URL）' },
  events: { en: 'Events', mm: 'အကြောင်းအရာများ', zh: '事件' },
  endpoint_id: { en: 'Webhook', mm: 'Webhook', zh: 'Webhook' },
  from: { en: 'From', mm: 'မှ', zh: '起' },
  to: commonFieldWords.until,
  what: { en: 'Which', mm: 'မည်သည်များ', zh: '范围' },
  off_reason: { en: 'Reason it is off', mm: 'ပိတ်ရသည့် အကြောင်းရင်း', zh: '停用原因' },
  resent: { en: 'Resent', mm: 'ထပ်ပို့ပြီး', zh: '已重发' },
});

/** Words of lists and pages that are not fields of the forms. */
export const webhookColumnWords = words({
  owner: keys.key_owner,
  answered_at: { en: 'Last success', mm: 'နောက်ဆုံး ဖြေကြားချိန်', zh: '最近应答' },
  rolling_until: { en: 'Old secret until', mm: 'ယခင်လျှို့ဝှက်ကုဒ် သက်တမ်း', zh: '旧密钥有效至' },
  endpoint: webhookFieldWords.endpoint_id,
  type: { en: 'Event', mm: 'အကြောင်းအရာ', zh: '事件' },
  event_id: { en: 'Event id', mm: 'အကြောင်းအရာ အမှတ်', zh: '事件编号' },
  sequence: { en: 'Sequence', mm: 'အစဉ်', zh: '序号' },
  tracking_code: labelFieldWords.tracking_code,
  answer_status: { en: 'Response', mm: 'အဖြေ', zh: '应答' },
  tries: commonFieldWords.tries,
  due_at: { en: 'Next attempt', mm: 'နောက်တစ်ကြိမ်', zh: '下次尝试' },
});

export const resendScopeWords: Record<(typeof resendScopes)[number], Word> = {
  failed: { en: 'Failed only', mm: 'မအောင်မြင်သည်များသာ', zh: '仅失败的' },
  all: { en: 'All, including delivered', mm: 'ရောက်ပြီးသည်များပါ အားလုံး', zh: '全部（含已送达）' },
};

/** Meaning of each event, shown beside its technical name. */
export const webhookEventWords: Record<SentEvent, Word> = {
  'label.drafted': { en: 'Drafted', mm: 'မူကြမ်း', zh: '草稿' },
  'label.created': { en: 'Label created', mm: 'လေဘယ် ဖန်တီးပြီး', zh: '已建运单' },
  'label.picked_up': commonWords.pickedUp,
  'label.accepted': commonWords.acceptedByMail,
  'label.departed': { en: 'Departed', mm: 'ထွက်ခွာပြီး', zh: '已发出' },
  'label.arrived': { en: 'Arrived', mm: 'ရောက်ရှိပြီး', zh: '已到达' },
  'label.redirected': commonWords.redirected,
  'label.out_for_delivery': commonWords.outForDelivery,
  'label.delivered': commonWords.deliveredByMail,
  'label.delivery_failed': commonWords.notDelivered,
  'label.return_asked': commonWords.returnQuestion,
  'label.returning': commonWords.onItsWayBack,
  'label.returned': { en: 'Returned to sender', mm: 'ပေးပို့သူထံ ပြန်ရောက်', zh: '已退还寄件人' },
  'label.return_confirmed': commonWords.returnConfirmed,
  'label.cancelled': commonWords.cancelled,
  'label.missing': commonWords.missing,
  'label.changed': { en: 'Details changed', mm: 'အချက်အလက် ပြောင်း', zh: '信息变更' },
  'label.taken_back': { en: 'Step rolled back', mm: 'အဆင့် ပြန်ရုပ်သိမ်း', zh: '步骤已撤回' },
  'clearance.made': { en: 'Clearance created', mm: 'ငွေရှင်းတမ်း ပြုလုပ်ပြီး', zh: '结算单已生成' },
  'clearance.paid': commonWords.clearancePaid,
  'clearance.voided': { en: 'Clearance voided', mm: 'ငွေရှင်းတမ်း ပယ်ဖျက်', zh: '结算单已作废' },
  'pickup.changed': { en: 'Pickup changed', mm: 'ပါဆယ်လာယူမှု ပြောင်း', zh: '取件变更' },
  'ticket.answered': commonWords.ticketAnswered,
  'ticket.resolved': { en: 'Ticket resolved', mm: 'အကူအညီ တောင်းခံချက် ဖြေရှင်းပြီး', zh: '工单已解决' },
  'endpoint.test': commonWords.test,
};

export const webhookCommandWords = {
  disable: {
    verb: { en: 'Switch off', mm: 'ပိတ်မည်', zh: '停用' },
    ask: {
      en: 'Switch {name} off? Nothing is sent to it until it is on again; steps in that time are not sent later.',
      mm: '{name} ကို ပိတ်မလား။ ပြန်ဖွင့်သည်အထိ ဘာမျှ မပို့ပါ၊ ထိုအချိန်အတွင်း အဆင့်များကို နောက်မှ ပြန်မပြောပါ။',
      zh: '停用{name}？启用前不再发送，其间的步骤以后也不补发。',
    },
  },
  enable: {
    verb: { en: 'Switch on', mm: 'ဖွင့်မည်', zh: '启用' },
    ask: {
      en: 'Switch {name} on? Waiting events are sent now.',
      mm: '{name} ကို ဖွင့်မလား။ စောင့်နေသည်များကို ယခု ပို့ပါမည်။',
      zh: '启用{name}？仍在等待的事件将立即发送。',
    },
  },
};

export const webhookStateFaces = facesOf(webhookLife, {
  enabled: { en: 'On', mm: 'ဖွင့်ထားသည်', zh: '已启用' },
  disabled: { en: 'Off', mm: 'ပိတ်ထားသည်', zh: '已停用' },
});

export const webhookOffWords: Record<WebhookOffReason, Word> = {
  by_hand: { en: 'Switched off by a person', mm: 'လူက ပိတ်ထားသည်', zh: '人工停用' },
  gone: { en: 'It answered 410: permanently removed', mm: '410 ဖြေသည် - လုံးဝ မရှိတော့ပါ', zh: '应答 410：已永久移除' },
  tries_ended: {
    en: 'It accepted nothing for three days',
    mm: 'သုံးရက်ပတ်လုံး ဘာမျှ လက်မခံပါ',
    zh: '三天内未接收任何事件',
  },
};

export const deliveryStateFaces = facesOf(deliveryLife, {
  waiting: commonFieldWords.waiting,
  sending: commonWords.beingSent,
  delivered: commonWords.taken,
  failed: commonWords.failed,
});
