import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { payeeRequestLife } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { bankLife, type BankDecision, type TermsDecision } from '@waybill/domain/rooms/customers/bank-states.ts';
import type { ClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import type { CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import type { PayoutDay } from '@waybill/domain/rooms/customers/payout-days.ts';
import type { AccountCommand } from '@waybill/domain/rooms/staff/account-states.ts';
import type { CodPlan } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { facesOf } from '../../kernel/list.ts';
import { merchantTypeTitle } from '../labels/label-kinds.words.ts';
import type { UnansweredPolicy } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const customerWords = words({
  aboutCompanies: {
    en: 'No companies yet. Companies with several merchants appear here.',
    mm: 'ကုန်သည်များစွာရှိသော ကုမ္ပဏီများ ဤနေရာတွင် ပေါ်မည်။',
    zh: '拥有多个商户的公司列在这里。',
  },
  about: {
    en: 'No customers yet. Merchants and other senders appear here; when you create a label, find them by phone.',
    mm: 'ကုန်သည်များနှင့် အခြားပေးပို့သူများ ဤနေရာတွင် ပေါ်မည်။ သိမ်းထားသူကို လေဘယ် ပြုလုပ်ချိန်တွင် ဖုန်းနံပါတ်ဖြင့် ရှာတွေ့နိုင်သည်။',
    zh: '商户和其他寄件人列在这里，新建运单时可按电话找到。',
  },
  list: { en: 'Customer list', mm: 'ဖောက်သည်စာရင်း', zh: '客户列表' },
  companies: { en: 'Companies', mm: 'ကုမ္ပဏီများ', zh: '公司' },
});

export const customerFieldWords = words({
  type: commonFieldWords.kind,
  to_complete: { en: 'To be completed', mm: 'ဖြည့်စွက်ရန် ကျန်သေး', zh: '待补全' },
  merchant_type: merchantTypeTitle,
  request_id: { en: 'Account request', mm: 'တောင်းဆိုထားသော အကောင့်', zh: '申请的账户' },
  name: commonFieldWords.name,
  customer_name: { en: 'Customer name', mm: 'ဖောက်သည်အမည်', zh: '客户名称' },
  business_name: commonFieldWords.business_name,
  phone: commonFieldWords.phone,
  email: commonFieldWords.email,
  nrc: { en: 'NRC number', mm: 'နိုင်ငံသားစိစစ်ရေးကတ်အမှတ်', zh: '身份证号 (NRC)' },
  company: commonFieldWords.company,
  company_id: commonFieldWords.company,
  branch: commonFieldWords.branch,
  branch_id: commonFieldWords.branch,
  status: commonFieldWords.status,
  status_reason: commonFieldWords.reason,
  reason: commonFieldWords.reason,
  balance: commonFieldWords.balance,
  discount: commonFieldWords.discount,
  is_fixed_amount_discount: { en: 'Fixed amount discount', mm: 'ပုံသေ လျှော့ငွေ', zh: '固定金额折扣' },
  discount_amount: { en: 'Discount amount', mm: 'လျှော့ငွေပမာဏ', zh: '折扣金额' },
  discount_percent: { en: 'Discount percent', mm: 'လျှော့ငွေ ရာခိုင်နှုန်း', zh: '折扣比例' },
  cod_plan: commonFieldWords.cod_plan,
  credit_limit: commonFieldWords.credit_limit,
  clearance_gate: { en: 'When COD can be cleared', mm: 'COD ငွေရှင်းနိုင်သည့်အချိန်', zh: '代收货款结算条件' },
  clearance_gate_limit: { en: 'Prepayment limit', mm: 'ကြိုတင်ပေးနိုင်သည့် ပမာဏ', zh: '预付限额' },
  net_credit: {
    en: 'Deduct credit in COD clearances',
    mm: 'အကြွေးကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '赊账在代收结算中抵扣',
  },
  net_gate_submit: {
    en: 'Deduct gate submit in COD clearances',
    mm: 'ဂိတ်ချခကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '车站交寄费在代收结算中抵扣',
  },
  net_return: {
    en: 'Deduct returns in COD clearances',
    mm: 'ပြန်ပို့ခကို COD ငွေရှင်းရာတွင် နုတ်ယူမည်',
    zh: '退件费在代收结算中抵扣',
  },
  credit_days: { en: 'Credit period (days)', mm: 'အကြွေးပေးရမည့် ရက်ပေါင်း', zh: '赊账期限（天）' },
  payout_day: { en: 'Payout days', mm: 'ငွေလွှဲပေးမည့်ရက်', zh: '付款日' },
  return_fee: commonFieldWords.return_fee,
  attempts: { en: 'Delivery attempts', mm: 'ပို့ဆောင်ကြိုးစားမည့် အကြိမ်', zh: '派送次数' },
  unanswered: {
    en: 'If nobody answers after a failed delivery',
    mm: 'မပို့နိုင်၍ မေးမြန်းမှုကို မဖြေပါက',
    zh: '未妥投且无人答复时',
  },
  unanswered_days: { en: 'Days to keep it', mm: 'သိမ်းထားမည့် ရက်', zh: '保管天数' },
  message_language: commonFieldWords.message_language,
  message_channel: { en: 'Channel of messages', mm: 'SMS ပို့သည့်လမ်း', zh: '消息渠道' },
  sms_active: { en: 'SMS active', mm: 'SMS ဖွင့်ထား', zh: '已启用短信' },
  addon_service: { en: 'Add-on service', mm: 'အပိုဝန်ဆောင်မှု', zh: '附加服务' },
  remark: commonFieldWords.remark,
  documents: { en: 'Documents', mm: 'စာရွက်စာတမ်းများ', zh: '证件资料' },
  bank: commonFieldWords.bank,
  bank_holder: { en: 'Bank account holder', mm: 'ဘဏ်အကောင့်ပိုင်ရှင်', zh: '开户人' },
  bank_account: { en: 'Bank account no.', mm: 'ဘဏ်အကောင့်နံပါတ်', zh: '银行账号' },
  bank_proof: { en: 'Photo of the bank book', mm: 'ဘဏ်စာအုပ် ဓာတ်ပုံ', zh: '存折照片' },
  bank_state: commonFieldWords.bank_id,
  proposed_terms: { en: 'Proposed terms', mm: 'တင်ပြထားသော သဘောတူညီချက်', zh: '提交的条款' },
  to_confirm: { en: 'Account or terms to confirm', mm: 'အကောင့် သို့မဟုတ် သဘောတူညီချက် အတည်ပြုရန်', zh: '账户或条款待确认' },
  home_no: { en: 'Home no.', mm: 'အိမ်အမှတ်', zh: '门牌号' },
  street: commonFieldWords.street,
  terms_id: { en: 'Terms', mm: 'သတ်မှတ်ချက်များ', zh: '条款' },
  place_id: commonFieldWords.township_or_quarter,
  township: commonFieldWords.township,
  postcode: commonFieldWords.postcode,
  country: commonFieldWords.country,
  is_default: { en: 'Usual address', mm: 'ပုံမှန်လိပ်စာ', zh: '默认地址' },
  address: commonFieldWords.address,
  registration_no: { en: 'Registration no.', mm: 'မှတ်ပုံတင်အမှတ်', zh: '注册号' },
  name_mm: commonFieldWords.name_mm,
  logo: { en: 'Logo', mm: 'အမှတ်တံဆိပ်', zh: '标志' },
  owner: commonFieldWords.owner,
  customer_id: commonFieldWords.customer,
  customers: commonFieldWords.customers,
  created_at: commonFieldWords.created_at,
  updated_at: commonFieldWords.updated_at,
});

export const customerTypeWords: Record<CustomerType, Word> = {
  merchant: commonFieldWords.merchant,
  walkin: { en: 'Walk-in', mm: 'ကောင်တာလာပို့သူ', zh: '到店寄件人' },
};

export const codPlanWords: Record<CodPlan, Word> = {
  standard: {
    en: 'Standard: 2 % below 300,000, else 1 %',
    mm: 'ပုံမှန် - 300,000 အောက် 2%၊ ကျန် 1%',
    zh: '标准：低于 300,000 收 2 %，其余 1 %',
  },
  flat: { en: 'Flat 1 %', mm: 'ပုံသေ 1%', zh: '统一 1 %' },
  half: { en: '0.5 %', mm: '0.5%', zh: '0.5 %' },
};

export const clearanceGateWords: Record<ClearanceGate, Word> = {
  strict: {
    en: 'Strict: after head office or the bank confirms the cash',
    mm: 'တင်းကျပ် - ရုံးချုပ် သို့မဟုတ် ဘဏ်တွင် ငွေအတည်ပြုပြီးမှ',
    zh: '严格：总部或银行确认到账后',
  },
  courier_counted: { en: 'After the courier’s cash is counted', mm: 'ကူရီယာ၏ ငွေကို ရေတွက်ပြီးလျှင်', zh: '快递员交款清点后' },
  delivered: { en: 'After delivery', mm: 'ပို့ဆောင်ပြီးလျှင်', zh: '妥投后' },
};

export const bankStateFaces = facesOf(bankLife, {
  proposed: commonWords.toBeConfirmed,
  confirmed: commonWords.confirmed,
  denied: commonWords.denied,
  replaced: commonWords.replaced,
  withdrawn: commonWords.withdrawn,
});

/** State of an account that the merchant asks for. */
export const payeeRequestFaces = facesOf(payeeRequestLife, {
  requested: { en: 'Waiting for the code', mm: 'ကုဒ် စောင့်နေသည်', zh: '待输入验证码' },
  verified: { en: 'Waiting for the branch', mm: 'ရုံးခွဲကို စောင့်နေသည်', zh: '待网点处理' },
  agreed: { en: 'Waiting for a second person', mm: 'ဒုတိယလူ အတည်ပြုရန်', zh: '待第二人确认' },
  denied: commonWords.denied,
  withdrawn: commonWords.withdrawn,
  replaced: commonWords.replaced,
});

/** Button text and confirmation question with the customer's name. */
export const customerCommandWords: Record<AccountCommand, { readonly verb: Word; readonly ask: Word }> = {
  suspend: {
    verb: commonWords.suspend,
    ask: {
      en: 'Suspend {name}? No new labels and no credit. Money owed to them is still paid.',
      mm: '{name} ကို ခေတ္တရပ်ဆိုင်းမလား။ လေဘယ်အသစ်နှင့် အကြွေး မရတော့ပါ။ ပေးရန်ကျန်ငွေကို ဆက်လက်ပေးချေမည်။',
      zh: '停用{name}？不能再开运单或赊账，应付款仍照常支付。',
    },
  },
  reactivate: {
    verb: commonWords.reactivate,
    ask: { en: 'Let {name} send again?', mm: '{name} ကို ပြန်လည်ခွင့်ပြုမလား။', zh: '恢复{name}？' },
  },
  ban: {
    verb: commonWords.ban,
    ask: {
      en: 'Ban {name}? Only a super role can undo it. Money owed to them is still paid.',
      mm: '{name} ကို ပိတ်ပင်မလား။ စူပါရာထူးများသာ ပြန်ဖွင့်နိုင်သည်။ ပေးရန်ကျန်ငွေကို ဆက်လက်ပေးချေမည်။',
      zh: '封禁{name}？只有超级角色可以撤销，应付款仍照常支付。',
    },
  },
  unban: {
    verb: commonWords.liftBan,
    ask: commonWords.askLiftBan,
  },
};

/** Texts for deciding on a proposed account; `{account}` is bank, holder and number. */
export const bankDecisionWords: Record<BankDecision, { readonly verb: Word; readonly ask: Word }> = {
  confirm: {
    verb: commonWords.confirm,
    ask: {
      en: 'Pay {name} to this account from now on: {account}?',
      mm: '{name} ထံ ဤအကောင့်သို့ ငွေပေးချေမလား - {account}',
      zh: '今后向此账户支付{name}的款项：{account}？',
    },
  },
  deny: {
    verb: commonWords.deny,
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
      en: 'Apply the new terms of {name}?',
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
    verb: commonWords.withdraw,
    ask: {
      en: 'Withdraw the new terms of {name}?',
      mm: '{name} ၏ သဘောတူညီချက်အသစ်ကို ရုပ်သိမ်းမလား။',
      zh: '撤回{name}的新条款？',
    },
  },
};

/** Fate of an undelivered parcel when its sender does not answer. */
export const unansweredPolicyWords: Record<UnansweredPolicy, Word> = words({
  return: { en: 'Return it', mm: 'ပြန်ပို့မည်', zh: '退回' },
  again: { en: 'Try once more, then return it', mm: 'တစ်ကြိမ် ထပ်ပို့ပြီးမှ ပြန်ပို့မည်', zh: '再派送一次，然后退回' },
  keep: {
    en: 'Keep it at the branch for some days, then return it',
    mm: 'ရုံးတွင် ရက်အချို့ သိမ်းပြီးမှ ပြန်ပို့မည်',
    zh: '网点保管数日，然后退回',
  },
});

export const payoutDayWords: Record<PayoutDay, Word> = {
  daily: { en: 'On every day', mm: 'နေ့စဉ်', zh: '每天' },
  tue_fri: { en: 'Tuesday and Friday', mm: 'အင်္ဂါနှင့် သောကြာ', zh: '周二和周五' },
  weekly: { en: 'Friday', mm: 'သောကြာနေ့တိုင်း', zh: '每周五' },
  monthly: { en: 'First day of the month', mm: 'လဆန်း ၁ ရက်', zh: '每月1日' },
};
