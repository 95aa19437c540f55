import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { pickupRequestWords } from '../pickup-requests/pickup-requests.words.ts';

/** Names of the sheets of a person's file. */
export const personSheetWords = words({
  parcels_received: { en: 'Parcels as receiver', mm: 'လက်ခံသူအဖြစ် ပါဆယ်များ', zh: '作为收件人的包裹' },
  parcels_sent: { en: 'Parcels as sender', mm: 'ပေးပို့သူအဖြစ် ပါဆယ်များ', zh: '作为寄件人的包裹' },
  parcels_contact: { en: 'Parcels as further contact', mm: 'အခြားဆက်သွယ်ရန် ပါဆယ်', zh: '作为其他联系人的包裹' },
  parcel_steps: { en: 'Steps of the parcels', mm: 'ပါဆယ်များ၏ အဆင့်များ', zh: '包裹的步骤' },
  delivery_proofs: { en: 'Proofs of delivery', mm: 'ပို့ပြီးကြောင်း အထောက်အထား', zh: '签收凭证' },
  messages: commonWords.messages,
  calls: commonWords.callLog,
  money_orders_sent: { en: 'Money orders sent', mm: 'ပို့ခဲ့သည့် ငွေပို့လွှာများ', zh: '汇出的汇票' },
  money_orders_received: { en: 'Money orders to receive', mm: 'လက်ခံရန် ငွေပို့လွှာများ', zh: '收到的汇票' },
  holds: commonWords.holdMail,
  hold_requests: { en: 'Holds asked for', mm: 'ထိန်းသိမ်းရန် တောင်းဆိုမှု', zh: '提出的保管要求' },
  missing: commonWords.missingParcels,
  gate_slips: commonWords.gateSlips,
  gate_words: { en: 'Confirmations of gates', mm: 'ဂိတ်ရောက် အတည်ပြုချက်', zh: '车站到货确认' },
  payees: { en: 'Compensation received', mm: 'ရရှိသည့် လျော်ကြေး', zh: '收到的赔偿' },
  surpluses: { en: 'Surplus cash returned', mm: 'ပြန်ပေးသည့် ပိုငွေ', zh: '退还的长款' },
  pickups: pickupRequestWords.list,
  tickets: { en: 'Tickets about parcels', mm: 'အကူအညီတောင်းခံမှုများ', zh: '包裹工单' },
  feedback: { en: 'Feedback as receiver', mm: 'လက်ခံသူ၏ အကြံပြုချက်', zh: '收件人评价' },
  customers: { en: 'Customer accounts', mm: 'ဖောက်သည် အကောင့်များ', zh: '客户账户' },
  opt_outs: { en: 'No messages wanted', mm: 'SMS မလိုကြောင်း', zh: '拒收短信' },
  languages: commonFieldWords.message_language,
});
export type PersonSheetKey = keyof typeof personSheetWords;

export const personFileWords = words({
  record: { en: 'Data of a person', mm: 'လူတစ်ဦး၏ အချက်အလက်', zh: '个人数据' },
  contents: { en: 'What is in here', mm: 'ပါဝင်သည့်အရာများ', zh: '内容' },
  picture_kept: { en: 'Picture kept', mm: 'ဓာတ်ပုံ သိမ်းထားသည်', zh: '存有图片' },
  all: { en: 'Everything that was found', mm: 'တွေ့ရှိသမျှ အားလုံး', zh: '查到的全部记录' },
  none: { en: 'Nothing was found', mm: 'မတွေ့ရှိပါ', zh: '没有记录' },
  more: {
    en: 'Only the newest {n}: there are more',
    mm: 'နောက်ဆုံး {n} ခုသာ ပါသည်၊ ထို့ထက် ပိုရှိသည်',
    zh: '仅最新 {n} 条，另有更早的记录',
  },
  found_by: {
    en: 'Found by this phone number, as first or further number of the person.',
    mm: 'ဤဖုန်းနံပါတ်ကို ထိုသူ၏ ပထမ သို့မဟုတ် အခြားနံပါတ်အဖြစ် ရှာဖွေထားသည်။',
    zh: '按此电话号码查找，包括首选和其他号码。',
  },
  others: {
    en: 'Not in here: names and numbers of other people, such as the other party of a parcel and staff.',
    mm: 'မပါဝင်ပါ - ပါဆယ်၏ အခြားတစ်ဖက်လူနှင့် ဝန်ထမ်းများကဲ့သို့ အခြားသူများ၏ အမည်နှင့် နံပါတ်များ။',
    zh: '不含：其他人的姓名和号码，例如包裹的另一方和员工。',
  },
  pictures: {
    en: 'Not in here: pictures, signatures and codes, which are only counted or named.',
    mm: 'မပါဝင်ပါ - ဓာတ်ပုံ၊ လက်မှတ်နှင့် ကုဒ်များ (ရှိကြောင်းသာ ဖော်ပြသည်)။',
    zh: '不含：图片、签名和验证码，仅注明有无。',
  },
  logs: {
    en: 'Not in here: uploaded sheets, the audit log, logs of API calls, backups, books of money, chats of staff, and numbers that are only written within a remark.',
    mm: 'မပါဝင်ပါ - တင်သွင်းသည့် စာရင်းဖိုင်များ၊ စစ်ဆေးမှတ်တမ်း၊ API ခေါ်ဆိုမှု မှတ်တမ်း၊ အရန်သိမ်းဆည်းချက်၊ ငွေစာရင်း၊ ဝန်ထမ်းချင်း စကားပြောမှု၊ မှတ်ချက်ထဲတွင်သာ ရေးထားသော နံပါတ်များ။',
    zh: '不含：上传的表格、审计日志、API 调用日志、备份、资金账簿、员工聊天，以及仅写在备注中的号码。',
  },
});
