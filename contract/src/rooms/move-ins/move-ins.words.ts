import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type {
  MoveInField,
  MoveInKind,
  MoveInParcel,
  MoveInSum,
} from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife, type MoveInStep } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { facesOf } from '../../kernel/list.ts';
import { bankAccountWords } from '../bank-accounts/bank-accounts.words.ts';
import { customerFieldWords } from '../customers/customers.words.ts';
import { labelImportWords } from '../label-imports/label-imports.words.ts';
import { labelFieldWords } from '../labels/labels.words.ts';

export const moveInWords = words({
  list: { en: 'Bring in', mm: 'စာရင်းဟောင်း သွင်းယူခြင်း', zh: '数据迁入' },
  create: { en: 'New move-in', mm: 'စာရင်းသွင်းယူမှုအသစ်', zh: '新建迁入' },
  about: {
    en: 'Nothing brought in yet. Start with the sheets of your former system: customers, staff, balances and parcels.',
    mm: 'သွင်းယူထားသော စာရင်း မရှိသေးပါ။ စနစ်ဟောင်းမှ ဖောက်သည်၊ ဝန်ထမ်း၊ လက်ကျန်ငွေနှင့် ပါဆယ် စာရင်းများဖြင့် စတင်ပါ။',
    zh: '尚未迁入任何数据。请从旧系统的客户、员工、余额和包裹表格开始。',
  },
  problem: labelImportWords.wrong,
  template: { en: 'Template', mm: 'ပုံစံဖိုင်', zh: '模板' },
});

export const moveInKindWords: Record<MoveInKind, Word> = {
  customers: commonFieldWords.customers,
  staff: commonFieldWords.staff,
  balances: commonWords.openingBalances,
  parcels: { en: 'Parcels on the road', mm: 'လမ်းခရီးရှိ ပါဆယ်များ', zh: '在途包裹' },
};

/** Headings of the templates; each is recognised in any of the three languages. */
export const moveInColumnWords: Record<MoveInField, Word> = {
  code: { en: 'Old code', mm: 'ကုဒ်ဟောင်း', zh: '旧编号' },
  customer_name: customerFieldWords.customer_name,
  business_name: commonFieldWords.business_name,
  phone: commonFieldWords.phone,
  email: commonFieldWords.email,
  branch: commonFieldWords.branch,
  home_no: customerFieldWords.home_no,
  street: commonFieldWords.street,
  township: commonFieldWords.township,
  cod_plan: commonFieldWords.cod_plan,
  credit_limit: commonFieldWords.credit_limit,
  credit_days: customerFieldWords.credit_days,
  bank: commonFieldWords.bank,
  bank_holder: customerFieldWords.bank_holder,
  bank_account: customerFieldWords.bank_account,
  opening_cod: { en: 'Opening COD owed', mm: 'အဖွင့် ပေးရန်ရှိ COD ငွေ', zh: '期初应付代收货款' },
  remark: commonFieldWords.remark,
  user_name: commonFieldWords.user_name,
  name: commonFieldWords.person_name,
  role: commonFieldWords.role,
  courier: commonFieldWords.courier_id,
  amount: commonFieldWords.sum,
  note: commonFieldWords.note,
  customer: commonFieldWords.customer,
  receiver_name: commonFieldWords.receiver_name,
  receiver_phone: labelFieldWords.destination_phone,
  address: commonFieldWords.address,
  origin_branch: commonFieldWords.origin_branch,
  destination_branch: commonFieldWords.destination_branch,
  parcel_status: commonFieldWords.status,
  cod_amount: commonFieldWords.cod_amount,
  shipping: commonFieldWords.shipping,
  payment_type: commonFieldWords.payment_type,
  weight: commonFieldWords.weight,
};

export const moveInParcelWords: Record<MoveInParcel, Word> = {
  at_origin: { en: 'At the origin branch', mm: 'မူလရုံးခွဲတွင် ရှိသည်', zh: '在始发网点' },
  on_the_way: { en: 'Between branches', mm: 'ရုံးခွဲများကြား လမ်းခရီးတွင်', zh: '网点间在途' },
  at_destination: { en: 'At the destination branch', mm: 'ဦးတည်ရာရုံးခွဲတွင် ရှိသည်', zh: '在目的网点' },
  with_courier: { en: 'Out with a courier', mm: 'ကူရီယာ လက်ဝယ်', zh: '快递员派送中' },
  failed: { en: 'Not delivered, back at the branch', mm: 'ပို့မရ၍ ရုံးခွဲ ပြန်ရောက်', zh: '未妥投，已回网点' },
  returning: { en: 'Going back to the origin branch', mm: 'မူလရုံးခွဲသို့ ပြန်ပို့နေဆဲ', zh: '退回始发网点途中' },
  back_at_origin: { en: 'Returned, at the origin branch', mm: 'ပြန်ရောက်၊ မူလရုံးခွဲတွင်', zh: '已退回始发网点' },
  delivered_courier: {
    en: 'Delivered, money with the courier',
    mm: 'ပို့ပြီး၊ ငွေ ကူရီယာ လက်ဝယ်',
    zh: '已送达，款在快递员处',
  },
  delivered_branch: { en: 'Delivered, money at the branch', mm: 'ပို့ပြီး၊ ငွေ ရုံးခွဲတွင်', zh: '已送达，款在网点' },
  delivered_ready: {
    en: 'Delivered, ready to pay out',
    mm: 'ပို့ပြီး၊ ကုန်သည်ထံ ပေးရန် အသင့်',
    zh: '已送达，待付给商户',
  },
};

/** Lines of the report. */
export const moveInSumWords: Record<MoveInSum, Word> = {
  ...moveInParcelWords,
  customers: commonFieldWords.customers,
  opening_cod: moveInColumnWords.opening_cod,
  credit_limit: commonFieldWords.credit_limit,
  cod_plan: {
    en: 'COD plan other than standard',
    mm: 'စံနှုန်း မဟုတ်သော COD အစီအစဉ်',
    zh: '非标准代收货款方案',
  },
  bank_accounts: bankAccountWords.list,
  staff: commonFieldWords.staff,
  till: { en: 'Cash in tills', mm: 'ငွေအံဆွဲရှိ ငွေ', zh: '钱箱现金' },
  courier_cash: { en: 'Cash of couriers', mm: 'ကူရီယာများ လက်ဝယ်ရှိ ငွေ', zh: '快递员持有现金' },
};

export const moveInFieldWords = words({
  name: commonFieldWords.name,
  opening_day: { en: 'Opening day', mm: 'စာရင်းဖွင့်ရက်', zh: '期初日' },
  kind: commonFieldWords.kind,
  file: commonFieldWords.file,
  file_name: commonFieldWords.file,
  sheet_id: { en: 'Added sheet', mm: 'ထည့်ထားသော စာရင်းဖိုင်', zh: '已添加的表格' },
  columns: commonFieldWords.columns,
  rows: commonFieldWords.row_count,
  amount: commonFieldWords.sum,
  halted: { en: 'Why it was not written', mm: 'စာရင်းမသွင်းနိုင်ရသည့် အကြောင်း', zh: '未写入的原因' },
  reason: commonFieldWords.reason,
});

/** Facts of a move-in on its list and page. */
export const moveInFactWords = words({
  bad: labelImportWords.errors,
  created_by: { en: 'Brought in by', mm: 'သွင်းယူသူ', zh: '迁入人' },
  created_at: commonFieldWords.created_at,
  proposed_by: { en: 'Submitted by', mm: 'တင်ပြသူ', zh: '提交人' },
  proposed_at: { en: 'Submitted at', mm: 'တင်ပြချိန်', zh: '提交时间' },
  signed_by: { en: 'Signed by', mm: 'လက်မှတ်ထိုးသူ', zh: '签字人' },
  signed_at: { en: 'Signed at', mm: 'လက်မှတ်ထိုးချိန်', zh: '签字时间' },
  finished_at: { en: 'Brought in at', mm: 'သွင်းယူပြီးချိန်', zh: '迁入时间' },
});

export const moveInCommandWords: Record<MoveInStep, { readonly verb: Word; readonly ask: Word }> = {
  add: {
    verb: { en: 'Add a sheet', mm: 'စာရင်းဖိုင် ထည့်မည်', zh: '添加表格' },
    ask: { en: 'Add a sheet to {name}', mm: '{name} သို့ စာရင်းဖိုင် ထည့်ရန်', zh: '向“{name}”添加表格' },
  },
  propose: {
    verb: { en: 'Submit for signature', mm: 'လက်မှတ်ထိုးရန် တင်ပြမည်', zh: '提交签字' },
    ask: {
      en: 'Submit {name} for signature? Its sheets then stay as they are.',
      mm: '{name} ကို လက်မှတ်ထိုးရန် တင်ပြမလား။ စာရင်းဖိုင်များကို ပြောင်း၍ မရတော့ပါ။',
      zh: '提交“{name}”供签字？之后表格不再变动。',
    },
  },
  withdraw: {
    verb: { en: 'Return to draft', mm: 'မူကြမ်းသို့ ပြန်မည်', zh: '退回草稿' },
    ask: { en: 'Put {name} back to draft?', mm: '{name} ကို မူကြမ်းသို့ ပြန်ထားမလား။', zh: '将“{name}”退回草稿？' },
  },
  sign: {
    verb: { en: 'Sign and bring in', mm: 'လက်မှတ်ထိုး၍ သွင်းယူမည်', zh: '签字并迁入' },
    ask: {
      en: 'Is this what is brought in with {name}? After your signature it is written and cannot be taken back.',
      mm: '{name} ဖြင့် သွင်းယူမည့်အရာများ မှန်ပါသလား။ လက်မှတ်ထိုးပြီးပါက စာရင်းဝင်မည်၊ ပြန်ရုပ်သိမ်း၍ မရပါ။',
      zh: '“{name}”要迁入的就是这些吗？签字后即写入，无法撤回。',
    },
  },
  void: {
    verb: commonWords.void,
    ask: {
      en: 'Void {name}? Nothing of it is written.',
      mm: '{name} ကို ပယ်ဖျက်မလား။ စာရင်း မသွင်းရသေးပါ။',
      zh: '作废“{name}”？尚未写入任何内容。',
    },
  },
};

export const moveInStateFaces = facesOf(moveInLife, {
  draft: commonWords.draft,
  proposed: { en: 'Waiting for signature', mm: 'လက်မှတ်ထိုးရန် စောင့်ဆိုင်းဆဲ', zh: '待签字' },
  writing: { en: 'Being written', mm: 'စာရင်းသွင်းနေဆဲ', zh: '写入中' },
  complete: { en: 'Brought in', mm: 'သွင်းယူပြီး', zh: '已迁入' },
  void: commonWords.voided,
});
