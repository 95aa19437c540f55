import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { BranchScope, CustomerScope, ReportPeriod } from '@waybill/domain/rooms/reports/report-periods.ts';
import { accountNameWords } from '../ledger/ledger.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

interface ReportWords {
  readonly title: Word;
  /** The question that the report answers. */
  readonly question: Word;
  /** Name of the date that counts. */
  readonly counted: Word;
}

const acceptedOn = { en: 'Accepted', mm: 'လက်ခံချိန်', zh: '收件时间' };
const deliveredOn = { en: 'Delivered', mm: 'ပို့ဆောင်ချိန်', zh: '签收时间' };
const returnedOn = { en: 'Returned on', mm: 'ပြန်ရောက်ချိန်', zh: '退回时间' };
const sentOn = { en: 'Sent', mm: 'ပို့ချိန်', zh: '发送时间' };
const calledOn = { en: 'Called on', mm: 'ခေါ်ဆိုသည့်ရက်', zh: '调用日' };
const bookedOn = { en: 'Booked on', mm: 'စာရင်းသွင်းရက်', zh: '记账日' };

/** Title and question of each report. */
export const reportWords = {
  accepted: {
    title: { en: 'Accepted', mm: 'လက်ခံပြီး', zh: '收件' },
    question: {
      en: 'Which parcels did the branches accept, and what did they earn at the counter?',
      mm: 'ရုံးခွဲများက မည်သည့်ပါဆယ်များ လက်ခံခဲ့ပြီး ကောင်တာတွင် ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '各网点收了哪些包裹，收件时收入多少？',
    },
    counted: acceptedOn,
  },
  delivered: {
    title: { en: 'Delivered', mm: 'ပို့ဆောင်ပြီး', zh: '签收' },
    question: {
      en: 'Which parcels were delivered, how long did it take, and what was collected?',
      mm: 'မည်သည့်ပါဆယ်များ ပို့ဆောင်ပြီးခဲ့သနည်း၊ မည်မျှကြာပြီး ငွေ မည်မျှ ကောက်ခံခဲ့သနည်း။',
      zh: '签收了哪些包裹，用时多少，收了多少钱？',
    },
    counted: deliveredOn,
  },
  returned: {
    title: { en: 'Returned', mm: 'ပြန်ပို့ပြီး', zh: '退件' },
    question: {
      en: 'Which parcels were returned to their senders, and what do the senders owe for them?',
      mm: 'မည်သည့်ပါဆယ်များ ပေးပို့သူထံ ပြန်ရောက်ခဲ့ပြီး ပေးပို့သူက မည်မျှ ပေးရန်ရှိသနည်း။',
      zh: '哪些包裹退回了寄件人，寄件人应付多少？',
    },
    counted: returnedOn,
  },
  cod: {
    title: commonWords.cod,
    question: {
      en: 'How much COD was collected, and how far has it come on its way to the merchants?',
      mm: 'COD ငွေ မည်မျှ ကောက်ခံခဲ့ပြီး ကုန်သည်ထံ ရောက်ရန် မည်သည့်အဆင့်တွင် ရှိသနည်း။',
      zh: '代收了多少货款，付给商户的进度如何？',
    },
    counted: commonWords.collected,
  },
  credit: {
    title: commonWords.credit,
    question: {
      en: 'How much credit did customers use, how much do they still owe, and since when?',
      mm: 'ဖောက်သည်များ၏ စာရင်းတွင် အကြွေး မည်မျှ တင်ခဲ့ပြီး မည်မျှ ကျန်ရှိသနည်း၊ မည်မျှ ရက်လွန်နေသနည်း။',
      zh: '客户账上记了多少，还欠多少，逾期几天？',
    },
    counted: bookedOn,
  },
  daily: {
    title: { en: 'Daily', mm: 'နေ့စဉ်', zh: '日报' },
    question: {
      en: 'How much went into and out of each till per day, and does it agree with the count?',
      mm: 'ရက်တိုင်း ငွေအံဆွဲတစ်ခုစီသို့ မည်မျှ ဝင်ပြီး မည်မျှ ထွက်ခဲ့သနည်း၊ ရေတွက်ငွေနှင့် ကိုက်ညီသလား။',
      zh: '各网点每天钱箱收入、支出多少，与清点是否一致？',
    },
    counted: { en: 'Business day', mm: 'စာရင်းရက်', zh: '营业日' },
  },
  expense: {
    title: commonFieldWords.expense,
    question: {
      en: 'What was spent, by which branch and for what?',
      mm: 'မည်သည့်ရုံးခွဲက မည်သည့်အတွက် မည်မျှ သုံးစွဲခဲ့သနည်း။',
      zh: '哪个网点支出了多少，用在哪里？',
    },
    counted: bookedOn,
  },
  finance_and_transfer: {
    title: { en: 'Finance and transfer', mm: 'ဘဏ္ဍာရေးနှင့် ငွေလွှဲ', zh: '财务与转账' },
    question: {
      en: 'What moved at the bank and on the way to it?',
      mm: 'ဘဏ်တွင်နှင့် ဘဏ်သို့ ပို့ဆောင်စဉ် ငွေ မည်သို့ ရွှေ့ပြောင်းခဲ့သနည်း။',
      zh: '银行账户和在途资金有哪些变动？',
    },
    counted: bookedOn,
  },
  bank_statement_fee: {
    title: accountNameWords.bank_statement_fee,
    question: {
      en: 'What did the banks charge?',
      mm: 'ဘဏ်များက ဝန်ဆောင်ခ မည်မျှ ယူခဲ့သနည်း။',
      zh: '银行收取了多少费用？',
    },
    counted: bookedOn,
  },
  hold_mail: {
    title: commonWords.holdMail,
    question: {
      en: 'What was earned by holding parcels for receivers?',
      mm: 'လက်ခံသူများအတွက် ပါဆယ် ထိန်းသိမ်းပေးမှုမှ ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '为收件人保管邮件收入了多少？',
    },
    counted: bookedOn,
  },
  emo: {
    title: commonWords.emo,
    question: {
      en: 'Which money orders were sold and paid out, with which fee?',
      mm: 'မည်သည့် ငွေပို့လွှာများ ရောင်းချ၊ ထုတ်ပေးခဲ့ပြီး ဝန်ဆောင်ခ မည်မျှ ရခဲ့သနည်း။',
      zh: '汇出、兑付了哪些汇票，手续费多少？',
    },
    counted: bookedOn,
  },
  sms: {
    title: commonWords.sms,
    question: {
      en: 'How many messages were sent and why, what did they cost, and what was charged for them?',
      mm: 'SMS မည်မျှကို မည်သည့်အကြောင်းဖြင့် ပို့ခဲ့သနည်း၊ ကုန်ကျငွေနှင့် ရငွေ မည်မျှနည်း။',
      zh: '发了多少短信、因何而发，成本多少，收费多少？',
    },
    counted: sentOn,
  },
  api: {
    title: { en: 'API', mm: 'API', zh: 'API' },
    question: {
      en: 'How often did the programs of merchants, partners and agents call, how often were they refused, and how many labels did they create?',
      mm: 'ကုန်သည်၊ မိတ်ဖက်နှင့် ကိုယ်စားလှယ်တို့၏ ပရိုဂရမ်များက ဘယ်နှစ်ကြိမ် ခေါ်ဆိုခဲ့သနည်း၊ ဘယ်နှစ်ကြိမ် ငြင်းပယ်ခံရပြီး လေဘယ် ဘယ်နှစ်ခု ပြုလုပ်ခဲ့သနည်း။',
      zh: '商户、合作伙伴和代理的程序调用了多少次，被拒多少次，创建了多少运单？',
    },
    counted: calledOn,
  },
  phone: {
    title: commonFieldWords.phone,
    question: {
      en: 'What was earned with calls to receivers?',
      mm: 'လက်ခံသူများထံ ဖုန်းခေါ်ဆိုမှုမှ ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '致电收件人收入了多少？',
    },
    counted: bookedOn,
  },
  walkin_express: {
    title: { en: 'Walk-in express', mm: 'ကောင်တာ - အမြန်ချောပို့', zh: '到店快递' },
    question: {
      en: 'Which express parcels did walk-in senders bring, and what did they pay?',
      mm: 'ကောင်တာလာပို့သူများက အမြန်ချောပို့ ပါဆယ် မည်သည်တို့ကို အပ်ခဲ့ပြီး မည်မျှ ပေးခဲ့သနည်း။',
      zh: '到店寄件人寄了哪些快递包裹，付了多少？',
    },
    counted: acceptedOn,
  },
  walkin_register: {
    title: { en: 'Walk-in register', mm: 'ကောင်တာ - မှတ်ပုံတင်', zh: '到店挂号' },
    question: {
      en: 'Which registered parcels did walk-in senders bring, and what did they pay?',
      mm: 'ကောင်တာလာပို့သူများက မှတ်ပုံတင် ပါဆယ် မည်သည်တို့ကို အပ်ခဲ့ပြီး မည်မျှ ပေးခဲ့သနည်း။',
      zh: '到店寄件人寄了哪些挂号包裹，付了多少？',
    },
    counted: acceptedOn,
  },
  walkin_ops: {
    title: { en: 'Walk-in ops', mm: 'ကောင်တာ - အခြား', zh: '到店其他' },
    question: {
      en: 'Which other parcels did walk-in senders bring, and what did they pay?',
      mm: 'ကောင်တာလာပို့သူများက အခြား ပါဆယ် မည်သည်တို့ကို အပ်ခဲ့ပြီး မည်မျှ ပေးခဲ့သနည်း။',
      zh: '到店寄件人寄了哪些其他包裹，付了多少？',
    },
    counted: acceptedOn,
  },
  online_express: {
    title: { en: 'Online express', mm: 'အွန်လိုင်း - အမြန်ချောပို့', zh: '商户快递' },
    question: {
      en: 'Which express parcels of account customers were accepted, and what was earned?',
      mm: 'စာရင်းရှိ ဖောက်သည်များ၏ အမြန်ချောပို့ ပါဆယ် မည်သည်တို့ကို လက်ခံခဲ့ပြီး ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '收了账户客户的哪些快递包裹，收入多少？',
    },
    counted: acceptedOn,
  },
  online_vpp: {
    title: { en: 'Online VPP', mm: 'အွန်လိုင်း - VPP', zh: '商户 VPP' },
    question: {
      en: 'Which VPP parcels of account customers were accepted, and what was earned?',
      mm: 'စာရင်းရှိ ဖောက်သည်များ၏ VPP ပါဆယ် မည်သည်တို့ကို လက်ခံခဲ့ပြီး ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '收了账户客户的哪些VPP 包裹，收入多少？',
    },
    counted: acceptedOn,
  },
  online_vpl: {
    title: { en: 'Online VPL', mm: 'အွန်လိုင်း - VPL', zh: '商户 VPL' },
    question: {
      en: 'Which VPL parcels of account customers were accepted, and what was earned?',
      mm: 'စာရင်းရှိ ဖောက်သည်များ၏ VPL ပါဆယ် မည်သည်တို့ကို လက်ခံခဲ့ပြီး ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '收了账户客户的哪些VPL 包裹，收入多少？',
    },
    counted: acceptedOn,
  },
  online_register: {
    title: { en: 'Online register', mm: 'အွန်လိုင်း - မှတ်ပုံတင်', zh: '商户挂号' },
    question: {
      en: 'Which registered parcels of account customers were accepted, and what was earned?',
      mm: 'စာရင်းရှိ ဖောက်သည်များ၏ မှတ်ပုံတင် ပါဆယ် မည်သည်တို့ကို လက်ခံခဲ့ပြီး ဝင်ငွေ မည်မျှ ရခဲ့သနည်း။',
      zh: '收了账户客户的哪些挂号包裹，收入多少？',
    },
    counted: acceptedOn,
  },
  online_return: {
    title: { en: 'Online return', mm: 'အွန်လိုင်း - ပြန်ပို့', zh: '商户退件' },
    question: {
      en: 'Which parcels of account customers were returned, and what do they owe for them?',
      mm: 'စာရင်းရှိ ဖောက်သည်များထံ မည်သည့်ပါဆယ်များ ပြန်ရောက်ခဲ့ပြီး မည်မျှ ပေးရန်ရှိသနည်း။',
      zh: '账户客户的哪些包裹被退回，应付多少？',
    },
    counted: returnedOn,
  },
} as const satisfies Record<string, ReportWords>;

export const reportColumnWords = words({
  api_calls: { en: 'Calls', mm: 'ခေါ်ဆိုမှု', zh: '调用' },
  api_refused: { en: 'Errors', mm: 'အမှား', zh: '出错' },
  customers: { en: 'Customers', mm: 'ဖောက်သည်များ', zh: '客户范围' },
  only: { en: 'Only', mm: 'ဤအရာသာ', zh: '仅限' },
  attempts: { en: 'Failed attempts', mm: 'မအောင်မြင်သော ပို့ဆောင်မှု', zh: '派送失败次数' },
  hours: { en: 'Hours taken', mm: 'ကြာမြင့်ချိန် (နာရီ)', zh: '用时（小时）' },
  fees: { en: 'Fees earned', mm: 'ရရှိသော ဝန်ဆောင်ခ', zh: '费用收入' },
  cash: { en: 'Cash received', mm: 'လက်ခံသော ငွေသား', zh: '收取现金' },
  on_credit: { en: 'On credit', mm: 'အကြွေး', zh: '赊账' },
  age: { en: 'Age', mm: 'ကြာချိန်', zh: '时长' },
  late: { en: 'Late by', mm: 'ရက်လွန်', zh: '逾期' },
  days: { en: 'Days', mm: 'ရက်ပေါင်း', zh: '天数' },
  holder: { en: 'Held by', mm: 'ငွေကိုင်ဆောင်သူ', zh: '持有方' },
  net: { en: 'For the merchant', mm: 'ကုန်သည်ရရန်', zh: '商户应得' },
  left: { en: 'Still owed', mm: 'ပေးရန်ကျန်', zh: '尚欠' },
  money_in: { en: 'In', mm: 'အဝင်', zh: '收入' },
  money_out: { en: 'Out', mm: 'အထွက်', zh: '支出' },
  in_fees: { en: 'Fees in cash', mm: 'ငွေသားဖြင့် ရသော ဝန်ဆောင်ခ', zh: '现金费用' },
  in_cod: { en: 'COD at the counter', mm: 'ကောင်တာတွင် ကောက်ခံသော COD', zh: '柜台代收货款' },
  in_couriers: { en: 'From couriers', mm: 'ကူရီယာများထံမှ', zh: '快递员上交' },
  in_other: { en: 'Other (in minus out)', mm: 'အခြား (အဝင်မှ အထွက် နုတ်ပြီး)', zh: '其他（收入减支出）' },
  handed_over: { en: 'Handed over', mm: 'လွှဲပြောင်းပေးပြီး', zh: '上交' },
  parcels_in: { en: 'Parcels in', mm: 'အဝင် ပါဆယ်', zh: '入库包裹' },
  parcels_out: { en: 'Parcels out', mm: 'အထွက် ပါဆယ်', zh: '出库包裹' },
});

export const reportPeriodWords: Readonly<Record<ReportPeriod, Word>> = words({
  daily: { en: 'Daily', mm: 'နေ့စဉ်', zh: '按日' },
  monthly: { en: 'Monthly', mm: 'လစဉ်', zh: '按月' },
  yearly: { en: 'Yearly', mm: 'နှစ်စဉ်', zh: '按年' },
  range: { en: 'Date range', mm: 'ရက်အပိုင်းအခြား', zh: '日期范围' },
});

export const branchScopeWords: Readonly<Record<BranchScope, Word>> = words({
  branch: { en: 'One branch', mm: 'ရုံးခွဲတစ်ခု', zh: '单个网点' },
  branch_collection: { en: 'A branch collection', mm: 'ရုံးခွဲအစု', zh: '网点组' },
  all_branch: commonFieldWords.all_branches,
});

export const customerScopeWords: Readonly<Record<CustomerScope, Word>> = words({
  all: { en: 'All customers, incl. walk-in', mm: 'အားလုံး (ကောင်တာလာပို့သူပါ)', zh: '全部（含到店寄件）' },
  all_customer: { en: 'Per customer', mm: 'ဖောက်သည်တစ်ဦးချင်း', zh: '逐个客户' },
  customer: { en: 'One customer', mm: 'ဖောက်သည်တစ်ဦး', zh: '单个客户' },
});

/** Age groups of waiting money, in days. */
export const moneyAges = ['0', '1-3', '4-7', '8-30', '31-60', '61'] as const;
export type MoneyAge = (typeof moneyAges)[number];
export const ageWords: Readonly<Record<MoneyAge, Word>> = {
  '0': { en: '< 1 day', mm: 'တစ်ရက် မပြည့်', zh: '不足1天' },
  '1-3': { en: '1–3 days', mm: '1–3 ရက်', zh: '1–3天' },
  '4-7': { en: '4–7 days', mm: '4–7 ရက်', zh: '4–7天' },
  '8-30': { en: '8–30 days', mm: '8–30 ရက်', zh: '8–30天' },
  '31-60': { en: '31–60 days', mm: '31–60 ရက်', zh: '31–60天' },
  '61': { en: 'More than 60 days', mm: 'ရက် 60 ကျော်', zh: '超过60天' },
};

/** Who holds a parcel's cash. */
export type MoneyHolder = 'courier' | 'branch' | 'mmpost' | 'gate' | 'head_office';
export const holderWords: Readonly<Record<MoneyHolder, Word>> = {
  courier: commonFieldWords.courier_id,
  branch: commonFieldWords.branch,
  mmpost: { en: 'Myanmar Post', mm: 'မြန်မာ့စာတိုက်', zh: '缅甸邮政' },
  gate: { en: 'Bus gate', mm: 'ကားဂိတ်', zh: '车站' },
  head_office: commonWords.headOffice,
};

/** Names of the fee and expense accounts. */
export const moneyNameWords: Readonly<Record<string, Word>> = accountNameWords;
