import { words, type Word } from '@waybill/domain/kernel/words.ts';
import {
  bankLife,
  type BankDecision,
  type BankState,
  type TermsDecision,
} from '@waybill/domain/rooms/customers/bank-states.ts';
import type { ClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import type { CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import type { StateFace } from '../../kernel/list.ts';
import { merchantTypeTitle } from '../labels/label-kinds.words.ts';
import type { UnansweredPolicy } from '@waybill/domain/rooms/labels/unanswered-policy.ts';

export const customerWords = words({
  aboutCompanies: {
    en: 'Companies that have several merchants stand here, with what they may see together.',
    mm: 'ကုန်သည်များစွာရှိသော ကုမ္ပဏီများ ဤနေရာတွင် ပေါ်မည်။',
    zh: '拥有多个商户的公司列在这里。',
  },
  about: {
    en: 'Merchants and other senders stand here. Whoever is kept is found by phone when a label is made.',
    mm: 'ကုန်သည်များနှင့် အခြားပေးပို့သူများ ဤနေရာတွင် ပေါ်မည်။ သိမ်းထားသူကို လေဘယ် ပြုလုပ်ချိန်တွင် ဖုန်းနံပါတ်ဖြင့် ရှာတွေ့နိုင်သည်။',
    zh: '商户和其他寄件人列在这里，新建运单时可按电话找到。',
  },
  list: { en: 'Customer list', mm: 'ဖောက်သည်စာရင်း', zh: '客户列表' },
  one: { en: 'Customer', mm: 'ဖောက်သည်', zh: '客户' },
  companies: { en: 'Companies', mm: 'ကုမ္ပဏီများ', zh: '公司列表' },
  company: { en: 'Company', mm: 'ကုမ္ပဏီ', zh: '公司' },
});

export const customerFieldWords = words({
  type: { en: 'Kind', mm: 'အမျိုးအစား', zh: '类型' },
  to_complete: { en: 'To be completed', mm: 'ဖြည့်စွက်ရန် ကျန်သေး', zh: '待补全' },
  merchant_type: merchantTypeTitle,
  name: { en: 'Name', mm: 'အမည်', zh: '名称' },
  customer_name: { en: 'Customer name', mm: 'ဖောက်သည်အမည်', zh: '客户名称' },
  business_name: { en: 'Business name', mm: 'လုပ်ငန်းအမည်', zh: '企业名称' },
  phone: { en: 'Phone', mm: 'ဖုန်း', zh: '电话' },
  email: { en: 'Email', mm: 'အီးမေးလ်', zh: '电子邮箱' },
  nrc: { en: 'NRC number', mm: 'နိုင်ငံသားစိစစ်ရေးကတ်အမှတ်', zh: '身份证号 (NRC)' },
  company: { en: 'Company', mm: 'ကုမ္ပဏီ', zh: '公司' },
  company_id: { en: 'Company', mm: 'ကုမ္ပဏီ', zh: '公司' },
  branch: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  branch_id: { en: 'Branch', mm: 'ရုံးခွဲ', zh: '网点' },
  status: { en: 'Status', mm: 'အခြေအနေ', zh: '状态' },
  status_reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  balance: { en: 'Balance', mm: 'လက်ကျန်ငွေ', zh: '余额' },
  discount: { en: 'Discount', mm: 'လျှော့ငွေ', zh: '折扣' },
  is_fixed_amount_discount: { en: 'Fixed amount discount', mm: 'ပုံသေ လျှော့ငွေ', zh: '固定金额折扣' },
  discount_amount: { en: 'Discount amount', mm: 'လျှော့ငွေပမာဏ', zh: '折扣金额' },
  discount_percent: { en: 'Discount percent', mm: 'လျှော့ငွေ ရာခိုင်နှုန်း', zh: '折扣比例' },
  cod_plan: { en: 'COD plan', mm: 'COD ဝန်ဆောင်ခ အစီအစဉ်', zh: '代收货款方案' },
  credit_limit: { en: 'Credit limit', mm: 'အကြွေး ကန့်သတ်ပမာဏ', zh: '赊账额度' },
  clearance_gate: { en: 'When COD may be cleared', mm: 'COD ငွေရှင်းနိုင်သည့်အချိန်', zh: '代收货款结算条件' },
  clearance_gate_limit: { en: 'Limit paid ahead', mm: 'ကြိုတင်ပေးနိုင်သည့် ပမာဏ', zh: '预付限额' },
  net_credit: {
    en: 'Credit is netted in COD clearances',
    mm: 'အကြွေးကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '赊账在代收结算中抵扣',
  },
  net_gate_submit: {
    en: 'Gate submit is netted in COD clearances',
    mm: 'ဂိတ်ချခကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '车站交寄费在代收结算中抵扣',
  },
  net_return: {
    en: 'Returns are netted in COD clearances',
    mm: 'ပြန်ပို့ခကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '退件费在代收结算中抵扣',
  },
  credit_days: { en: 'Days until credit is due', mm: 'အကြွေးပေးရမည့် ရက်ပေါင်း', zh: '赊账期限（天）' },
  return_fee: { en: 'Return fee', mm: 'ပြန်ပို့ခ', zh: '退件费' },
  attempts: { en: 'Delivery attempts', mm: 'ပို့ဆောင်ကြိုးစားမည့် အကြိမ်', zh: '派送次数' },
  unanswered: {
    en: 'If nobody answers a failed delivery',
    mm: 'မပို့နိုင်၍ မေးမြန်းမှုကို မဖြေပါက',
    zh: '未妥投且无人答复时',
  },
  unanswered_days: { en: 'Days it is kept', mm: 'သိမ်းထားမည့် ရက်', zh: '保管天数' },
  message_language: { en: 'Language of messages', mm: 'SMS ဘာသာစကား', zh: '短信语言' },
  sms_active: { en: 'SMS active', mm: 'SMS ဖွင့်ထား', zh: '已启用短信' },
  addon_service: { en: 'Add-on service', mm: 'အပိုဝန်ဆောင်မှု', zh: '附加服务' },
  remark: { en: 'Remark', mm: 'မှတ်ချက်', zh: '备注' },
  documents: { en: 'Documents', mm: 'စာရွက်စာတမ်းများ', zh: '证件资料' },
  bank: { en: 'Bank', mm: 'ဘဏ်', zh: '银行' },
  bank_holder: { en: 'Bank account holder', mm: 'ဘဏ်အကောင့်ပိုင်ရှင်', zh: '开户人' },
  bank_account: { en: 'Bank account no.', mm: 'ဘဏ်အကောင့်နံပါတ်', zh: '银行账号' },
  bank_proof: { en: 'Photo of the bank book', mm: 'ဘဏ်စာအုပ် ဓာတ်ပုံ', zh: '存折照片' },
  bank_state: { en: 'Bank account', mm: 'ဘဏ်အကောင့်', zh: '银行账户' },
  proposed_terms: { en: 'Proposed terms', mm: 'တင်ပြထားသော သဘောတူညီချက်', zh: '提交的条款' },
  to_confirm: { en: 'Account or terms to confirm', mm: 'အကောင့် သို့မဟုတ် သဘောတူညီချက် အတည်ပြုရန်', zh: '账户或条款待确认' },
  home_no: { en: 'Home no.', mm: 'အိမ်အမှတ်', zh: '门牌号' },
  street: { en: 'Street', mm: 'လမ်း', zh: '街道' },
  terms_id: { en: 'Terms', mm: 'သတ်မှတ်ချက်များ', zh: '条款' },
  place_id: { en: 'Township or quarter', mm: 'မြို့နယ် သို့မဟုတ် ရပ်ကွက်', zh: '镇区或街区' },
  township: { en: 'Township', mm: 'မြို့နယ်', zh: '镇区' },
  postcode: { en: 'Postcode', mm: 'စာပို့သင်္ကေတ', zh: '邮政编码' },
  country: { en: 'Country', mm: 'နိုင်ငံ', zh: '国家' },
  is_default: { en: 'Usual address', mm: 'ပုံမှန်လိပ်စာ', zh: '默认地址' },
  address: { en: 'Address', mm: 'လိပ်စာ', zh: '地址' },
  registration_no: { en: 'Registration no.', mm: 'မှတ်ပုံတင်အမှတ်', zh: '注册号' },
  name_mm: { en: 'Name in Myanmar', mm: 'မြန်မာအမည်', zh: '缅文名称' },
  logo: { en: 'Logo', mm: 'အမှတ်တံဆိပ်', zh: '标志' },
  owner: { en: 'Owner', mm: 'ပိုင်ရှင်', zh: '所有人' },
  customer_id: { en: 'Customer', mm: 'ဖောက်သည်', zh: '客户' },
  customers: { en: 'Customers', mm: 'ဖောက်သည်များ', zh: '客户' },
  created_at: { en: 'Created at', mm: 'စာရင်းသွင်းချိန်', zh: '创建时间' },
  updated_at: { en: 'Updated at', mm: 'ပြင်ဆင်သည့်အချိန်', zh: '更新时间' },
});

export const customerTypeWords: Record<CustomerType, Word> = {
  merchant: { en: 'Merchant', mm: 'ကုန်သည်', zh: '商户' },
  walkin: { en: 'Walk-in', mm: 'ကောင်တာလာပို့သူ', zh: '到店寄件人' },
};

export const codPlanWords: Record<CodPlan, Word> = {
  standard: {
    en: 'Standard: 2 % below 300,000, else 1 %',
    mm: 'ပုံမှန် - ၃၀၀,၀၀၀ အောက် ၂%၊ ကျန် ၁%',
    zh: '标准：低于 300,000 收 2 %，其余 1 %',
  },
  flat: { en: 'Flat 1 %', mm: 'ပုံသေ ၁%', zh: '统一 1 %' },
  half: { en: '0.5 %', mm: '၀.၅%', zh: '0.5 %' },
};

export const clearanceGateWords: Record<ClearanceGate, Word> = {
  strict: {
    en: 'Strict: cash confirmed at head office or the bank',
    mm: 'တင်းကျပ် - ရုံးချုပ် သို့မဟုတ် ဘဏ်တွင် ငွေအတည်ပြုပြီးမှ',
    zh: '严格：总部或银行确认到账后',
  },
  courier_counted: { en: 'When the courier’s cash is counted', mm: 'ကူရီယာ၏ ငွေကို ရေတွက်ပြီးလျှင်', zh: '快递员交款清点后' },
  delivered: { en: 'When delivered', mm: 'ပို့ဆောင်ပြီးလျှင်', zh: '妥投后' },
};

export const bankStateFaces: Record<BankState, StateFace> = {
  proposed: { tone: bankLife.states.proposed.tone, word: { en: 'To be confirmed', mm: 'အတည်ပြုရန်', zh: '待确认' } },
  confirmed: { tone: bankLife.states.confirmed.tone, word: { en: 'Confirmed', mm: 'အတည်ပြုပြီး', zh: '已确认' } },
  denied: { tone: bankLife.states.denied.tone, word: { en: 'Denied', mm: 'ငြင်းပယ်', zh: '已拒绝' } },
  replaced: { tone: bankLife.states.replaced.tone, word: { en: 'Replaced', mm: 'အစားထိုးပြီး', zh: '已被替换' } },
  withdrawn: { tone: bankLife.states.withdrawn.tone, word: { en: 'Withdrawn', mm: 'ရုပ်သိမ်းပြီး', zh: '已撤回' } },
};

/** Button text and confirmation question with the customer's name. */
export const customerCommandWords: Record<AccountCommand, { readonly verb: Word; readonly ask: Word }> = {
  suspend: {
    verb: { en: 'Suspend', mm: 'ခေတ္တရပ်ဆိုင်းမည်', zh: '停用' },
    ask: {
      en: 'Suspend {name}? No new labels and no credit. What is owed to them is still paid.',
      mm: '{name} ကို ခေတ္တရပ်ဆိုင်းမလား။ လေဘယ်အသစ်နှင့် အကြွေး မရတော့ပါ။ ပေးရန်ကျန်ငွေကို ဆက်လက်ပေးချေမည်။',
      zh: '停用{name}？不能再开运单或赊账，应付款仍照常支付。',
    },
  },
  reactivate: {
    verb: { en: 'Reactivate', mm: 'ပြန်ဖွင့်ပေးမည်', zh: '恢复' },
    ask: { en: 'Let {name} send again?', mm: '{name} ကို ပြန်လည်ခွင့်ပြုမလား။', zh: '恢复{name}？' },
  },
  ban: {
    verb: { en: 'Ban', mm: 'ပိတ်ပင်မည်', zh: '封禁' },
    ask: {
      en: 'Ban {name}? Only a super role can take it back. What is owed to them is still paid.',
      mm: '{name} ကို ပိတ်ပင်မလား။ စူပါရာထူးများသာ ပြန်ဖွင့်နိုင်သည်။ ပေးရန်ကျန်ငွေကို ဆက်လက်ပေးချေမည်။',
      zh: '封禁{name}？只有超级角色可以撤销，应付款仍照常支付。',
    },
  },
  unban: {
    verb: { en: 'Lift the ban', mm: 'ပိတ်ပင်မှု ရုပ်သိမ်းမည်', zh: '解除封禁' },
    ask: { en: 'Lift the ban on {name}?', mm: '{name} ၏ ပိတ်ပင်မှုကို ရုပ်သိမ်းမလား။', zh: '解除对{name}的封禁？' },
  },
};

/** Texts for deciding on a proposed account; `{account}` is bank, holder and number. */
export const bankDecisionWords: Record<BankDecision, { readonly verb: Word; readonly ask: Word }> = {
  confirm: {
    verb: { en: 'Confirm', mm: 'အတည်ပြုမည်', zh: '确认' },
    ask: {
      en: 'Pay {name} to this account from now on: {account}?',
      mm: '{name} ထံ ဤအကောင့်သို့ ငွေပေးချေမလား - {account}',
      zh: '今后向此账户支付{name}的款项：{account}？',
    },
  },
  deny: {
    verb: { en: 'Deny', mm: 'ငြင်းပယ်မည်', zh: '拒绝' },
    ask: {
      en: 'Deny this account of {name}: {account}?',
      mm: '{name} ၏ ဤအကောင့်ကို ငြင်းပယ်မလား - {account}',
      zh: '拒绝{name}的此账户：{account}？',
    },
  },
};

/** Texts for deciding on proposed terms. */
export const termsDecisionWords: Record<TermsDecision, { readonly verb: Word; readonly ask: Word }> = {
  confirm: {
    verb: bankDecisionWords.confirm.verb,
    ask: {
      en: 'Put the new terms of {name} in force?',
      mm: '{name} ၏ သဘောတူညီချက်အသစ်ကို အသုံးပြုမလား။',
      zh: '启用{name}的新条款？',
    },
  },
  deny: {
    verb: bankDecisionWords.deny.verb,
    ask: {
      en: 'Deny the new terms of {name}?',
      mm: '{name} ၏ သဘောတူညီချက်အသစ်ကို ငြင်းပယ်မလား။',
      zh: '拒绝{name}的新条款？',
    },
  },
  withdraw: {
    verb: { en: 'Withdraw', mm: 'ရုပ်သိမ်းမည်', zh: '撤回' },
    ask: {
      en: 'Withdraw the new terms of {name}?',
      mm: '{name} ၏ သဘောတူညီချက်အသစ်ကို ရုပ်သိမ်းမလား။',
      zh: '撤回{name}的新条款？',
    },
  },
};

/** What happens to an undelivered parcel when nobody answers for it. */
export const unansweredPolicyWords: Record<UnansweredPolicy, Word> = words({
  return: { en: 'It goes back', mm: 'ပြန်ပို့မည်', zh: '退回' },
  again: { en: 'It is tried once more, then goes back', mm: 'တစ်ကြိမ် ထပ်ပို့ပြီးမှ ပြန်ပို့မည်', zh: '再派送一次，然后退回' },
  keep: {
    en: 'The branch keeps it for days, then it goes back',
    mm: 'ရုံးတွင် ရက်အချို့ သိမ်းပြီးမှ ပြန်ပို့မည်',
    zh: '网点保管数日，然后退回',
  },
});
