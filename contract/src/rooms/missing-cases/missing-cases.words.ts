import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  missingCaseLife,
  type MissingCaseCommand,
  type MissingCaseTab,
  type MissingOutcome,
} from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { SearchPlace } from '@waybill/domain/rooms/missing-cases/search-plan.ts';
import type { CompensationBasis } from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const missingCaseWords = words({
  list: { en: 'Missing cases', mm: 'ပျောက်ဆုံးမှုများ', zh: '丢失案件' },
  about: {
    en: 'No missing parcels. A case opens automatically when a parcel is reported missing: its last place, who searches where, and the decision.',
    mm: 'ပျောက်ဆုံးကြောင်း တင်ပြသော ပါဆယ်တိုင်းအတွက် အမှုတစ်ခု အလိုအလျောက် ဖွင့်သည် - နောက်ဆုံးရှိခဲ့သည့်နေရာ၊ ရှာဖွေမည့်သူများနှင့် ဆုံးဖြတ်ချက်။',
    zh: '每件报失的包裹都有一个案件：最后位置、查找安排和处理决定，报失时自动建立。',
  },
});

/** Fields of the forms. */
export const missingCaseFieldWords = words({
  owner_id: { en: 'Owner', mm: 'တာဝန်ခံ', zh: '负责人' },
  due_on: { en: 'Decide by', mm: 'ဆုံးဖြတ်ရမည့်ရက်', zh: '决定期限' },
  who: { en: 'Searched by', mm: 'ရှာဖွေမည့်သူ', zh: '查找人' },
  until_on: commonFieldWords.until_day,
  step_id: { en: 'Place to search', mm: 'ရှာဖွေသည့်နေရာ', zh: '查找地点' },
  finding: { en: 'Finding', mm: 'တွေ့ရှိချက်', zh: '查找结果' },
  basis: { en: 'Basis', mm: 'အခြေခံ', zh: '依据' },
  payee_name: { en: 'Paid to', mm: 'ငွေလက်ခံသူ', zh: '收款人' },
  payee_phone: { en: 'Payee’s phone', mm: '၎င်း၏ ဖုန်း', zh: '收款人电话' },
  payee_nrc: { en: 'NRC on the card', mm: 'မှတ်ပုံတင်အမှတ်', zh: '证件号码' },
  payee_reason: {
    en: 'Reason for another payee',
    mm: 'ပေးပို့သူထံ မပေးရသည့် အကြောင်းရင်း',
    zh: '不付给寄件人的原因',
  },
  payee_requested_by: { en: 'Other payee requested by', mm: 'အခြားသူထံပေးရန် တောင်းဆိုသူ', zh: '申请付给他人的人' },
  why: { en: 'Explanation or proof', mm: 'ရှင်းလင်းချက် သို့မဟုတ် အထောက်အထား', zh: '说明或凭据' },
});

/** Words of the screens that are not form fields, or that differ from other rooms. */
export const missingCaseColumnWords = words({
  owner: missingCaseFieldWords.owner_id,
  reported_by: { en: 'Reported by', mm: 'တင်ပြသူ', zh: '报失人' },
  opened_at: { en: 'Reported', mm: 'တင်ပြချိန်', zh: '报失时间' },
  last_branch: { en: 'Last branch', mm: 'နောက်ဆုံးရှိခဲ့သည့် ရုံးခွဲ', zh: '最后网点' },
  last_courier: { en: 'Carried by', mm: 'သယ်ဆောင်သူ', zh: '携带人' },
  last_bag: { en: 'Last mailbag', mm: 'နောက်ဆုံး စာပို့အိတ်', zh: '最后邮袋' },
  next_branch: { en: 'In transit to', mm: 'ဦးတည်ရာ ရုံးခွဲ', zh: '发往网点' },
  last_scan: { en: 'Last scan', mm: 'နောက်ဆုံး စကင်', zh: '最后扫描' },
  last_by: commonFieldWords.scanned_by,
  steps_left: { en: 'Places left to search', mm: 'ကျန်သည့် နေရာများ', zh: '待查地点' },
  place: { en: 'Place to search', mm: 'ရှာဖွေမည့်နေရာ', zh: '查找地点' },
  note: commonFieldWords.note,
  outcome: { en: 'Decision', mm: 'ဆုံးဖြတ်ချက်', zh: '处理决定' },
  amount: commonFieldWords.compensation,
  proposed_by: { en: 'Proposed by', mm: 'တင်ပြသူ', zh: '提出人' },
  confirmed_by: commonFieldWords.confirmed_by,
  suggested: { en: 'By the label', mm: 'လေဘယ်အရ', zh: '按运单' },
  sender: commonFieldWords.sender,
  paid_by: commonFieldWords.paid_out_by,
  paid_at: { en: 'Paid out', mm: 'ငွေပေးချိန်', zh: '付款时间' },
  pay_branch: { en: 'Paid at', mm: 'ငွေပေးသည့် ရုံးခွဲ', zh: '付款网点' },
  ended_at: commonFieldWords.ended_at,
  ended_by: commonFieldWords.ended_by,
});

export const missingCaseStateFaces = facesOf(missingCaseLife, {
  open: { en: 'Searching', mm: 'ရှာဖွေဆဲ', zh: '查找中' },
  decided: commonWords.toBeConfirmed,
  found: commonWords.foundAgain,
  closed: { en: 'Closed as lost', mm: 'ပျောက်ဆုံးအဖြစ် ပိတ်ပြီး', zh: '按丢失结案' },
});

export const missingCaseTabWords: Record<MissingCaseTab, Word> = {
  open: missingCaseStateFaces.open.word,
  mine: { en: 'Mine', mm: 'ကျွန်ုပ်၏', zh: '我的' },
  decided: missingCaseStateFaces.decided.word,
  closed: commonWords.ended,
};

export const missingOutcomeWords: Record<MissingOutcome, Word> = {
  compensate: { en: 'Compensate the sender', mm: 'ပေးပို့သူကို လျော်ကြေးပေးမည်', zh: '赔偿寄件人' },
  waive: { en: 'No compensation: waived by sender', mm: 'လျော်ကြေးမပေး (ပေးပို့သူက မယူ)', zh: '不赔偿：寄件人放弃' },
};

export const searchPlaceWords: Record<SearchPlace, Word> = {
  courier: commonWords.withTheCourier,
  shelf: { en: 'Branch shelves', mm: 'ရုံးခွဲ၏ စင်များ', zh: '网点货架' },
  bag: { en: 'The mailbag', mm: 'စာပို့အိတ်', zh: '邮袋' },
  vehicle: { en: 'The vehicle', mm: 'ယာဉ်', zh: '车辆' },
  next_branch: { en: 'The next branch', mm: 'နောက်ရုံးခွဲ', zh: '下一网点' },
  other: { en: 'Another place', mm: 'အခြားနေရာ', zh: '其他地点' },
};

export const compensationBasisWords: Record<CompensationBasis, Word> = {
  insured: { en: 'Insured value', mm: 'အာမခံတန်ဖိုး', zh: '保价金额' },
  cod: commonFieldWords.cod_amount,
  postage: { en: 'Shipping fee paid', mm: 'ပို့ဆောင်ခ', zh: '运费' },
  other: commonWords.other,
};

export const missingCaseCommandWords: Record<MissingCaseCommand, { readonly verb: Word; readonly ask: Word }> = {
  own: {
    verb: commonWords.takeItOn,
    ask: { en: 'Take responsibility for the search for {name}', mm: '{name} ရှာဖွေမှုကို တာဝန်ယူမည်', zh: '负责查找 {name}' },
  },
  hand_on: {
    verb: commonWords.handOn,
    ask: {
      en: 'Who is responsible for {name} from now on?',
      mm: '{name} ကို ယခုမှစ၍ မည်သူ တာဝန်ယူမည်နည်း။',
      zh: '从现在起由谁负责 {name}？',
    },
  },
  add_step: {
    verb: { en: 'Add a place', mm: 'နေရာ ထည့်မည်', zh: '增加地点' },
    ask: { en: 'Search for {name} in one more place', mm: '{name} ကို နောက်ထပ်နေရာတွင် ရှာမည်', zh: '在另一处查找 {name}' },
  },
  tick: {
    verb: { en: 'Mark as searched', mm: 'မှတ်သားမည်', zh: '勾销' },
    ask: { en: 'What was found there?', mm: 'ထိုနေရာတွင် ဘာတွေ့ခဲ့သလဲ။', zh: '那里查到了什么？' },
  },
  propose: {
    verb: { en: 'Propose compensation', mm: 'လျော်ကြေး တင်ပြမည်', zh: '提出赔偿' },
    ask: {
      en: '{name} is lost: what does the sender get?',
      mm: '{name} ပျောက်ဆုံးသည် - ပေးပို့သူကို မည်မျှပေးမလဲ။',
      zh: '{name} 已丢失：赔偿寄件人多少？',
    },
  },
  waive: {
    verb: { en: 'Sender waives', mm: 'ပေးပို့သူက မယူပါ', zh: '寄件人放弃' },
    ask: {
      en: 'Close {name} without compensation',
      mm: '{name} ကို လျော်ကြေးမပေးဘဲ ပိတ်မည်',
      zh: '不赔偿并结案 {name}',
    },
  },
  deny: {
    verb: commonWords.sendBack,
    ask: {
      en: 'Do not confirm {name}: continue the search',
      mm: '{name} ကို အတည်မပြုပါ - ဆက်ရှာပါ',
      zh: '不确认 {name}：继续查找',
    },
  },
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Close {name} as lost? {what}',
      mm: '{name} ကို ပျောက်ဆုံးအဖြစ် ပိတ်မလား။ {what}',
      zh: '将 {name} 按丢失结案？{what}',
    },
  },
  pay: {
    verb: { en: 'Pay out', mm: 'ငွေထုတ်ပေးမည်', zh: '支付赔偿' },
    ask: {
      en: 'Who receives the compensation for {name}?',
      mm: '{name} အတွက် လျော်ကြေးကို မည်သူ လက်ခံသနည်း။',
      zh: '谁领取 {name} 的赔偿？',
    },
  },
  find: {
    verb: commonWords.foundAgain,
    ask: {
      en: '{name} was found: it continues from where it was',
      mm: '{name} ကို ပြန်တွေ့ပြီ - ရှိခဲ့သည့်နေရာမှ ဆက်သွားမည်',
      zh: '{name} 已找回：从原处继续',
    },
  },
  reopen: {
    verb: commonWords.openAgain,
    ask: {
      en: 'Reopen {name}? The compensation is undone.',
      mm: '{name} ကို ပြန်ဖွင့်မလား။ လျော်ကြေးကို ပြန်ရုပ်သိမ်းမည်။',
      zh: '重新开放 {name}？赔偿将撤回。',
    },
  },
};
