import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const remittancePageWords = words({
  new: { en: 'New remittance', mm: 'ငွေလွှဲစာရင်းအသစ်', zh: '新增汇款单' },
  money: { en: 'Payment', mm: 'ပေးချေငွေ', zh: '付款' },
  parcels: { en: 'Parcels paid for', mm: 'မည်သည့်ပါဆယ်များအတွက်', zh: '所付包裹' },
  fileHint: {
    en: 'Excel or CSV with their code and the amount of each parcel, up to 10,000 lines.',
    mm: 'ပါဆယ်တစ်ခုစီ၏ ၎င်းတို့ကုဒ်နှင့် ငွေပမာဏပါသော Excel သို့မဟုတ် CSV၊ အများဆုံး စာကြောင်း 10,000။',
    zh: '含每件包裹的对方单号和金额的 Excel 或 CSV，最多 10,000 行。',
  },
  amountColumnHint: {
    en: 'Only if their list has several amounts: the heading of the amount they paid.',
    mm: '၎င်းတို့၏စာရင်းတွင် ငွေပမာဏများစွာ ပါလျှင်သာ ဖြည့်ပါ - ပေးချေသည့် ကော်လံ၏ ခေါင်းစဉ်။',
    zh: '仅当清单含有多个金额时填写：对方实付金额的列名。',
  },
  typedHint: { en: 'RG473124829MM 45,000', mm: 'RG473124829MM 45,000', zh: 'RG473124829MM 45,000' },
  facts: commonWords.details,
  sums: { en: 'Lines by result', mm: 'ရလဒ်အလိုက် စာကြောင်းများ', zh: '各类件数' },
  ready: {
    en: 'This remittance fully covers parcels worth {amount}.',
    mm: '{amount} သည် ပါဆယ်အလိုက် အပြည့် ပေးထားသည်။',
    zh: '其中 {amount} 已按包裹足额支付。',
  },
  differs: {
    en: 'The lines add up to {lines}, but bank and charge to {paid}. Leave out lines without money, or void it and import it again.',
    mm: 'စာကြောင်းများ စုစုပေါင်း {lines}၊ ဘဏ်နှင့် ကြေး စုစုပေါင်း {paid} ဖြစ်သည်။ ငွေမပါသော စာကြောင်းများ ချန်ထားပါ သို့မဟုတ် ပယ်ဖျက်၍ ပြန်တင်ပါ။',
    zh: '各行合计 {lines}，到账加收费为 {paid}。请将没有到款的行设为不计入，或作废后重新提交。',
  },
  secondPerson: {
    en: 'Someone else must confirm it after seeing the money at the bank.',
    mm: 'ဘဏ်တွင် ငွေရောက်ကြောင်း မြင်ပြီးနောက် အခြားသူတစ်ဦးက အတည်ပြုရမည်။',
    zh: '由另一人看到银行到账后确认。',
  },
  waiting: {
    en: '{n} [difference is|differences are] still open.',
    mm: 'ကွာခြားချက် {n} ခု မပြီးပြတ်သေးပါ။',
    zh: '还有 {n} 项差异未了结。',
  },
  confirmText: {
    en: '{bank} at the bank, {charge} kept by Myanmar Post.',
    mm: 'ဘဏ်တွင် {bank}၊ မြန်မာ့စာတိုက် ကောက်ယူငွေ {charge}။',
    zh: '银行到账 {bank}，缅甸邮政收取 {charge}。',
  },
  print: commonWords.print,
  excel: commonWords.excel,
  seeOne: { en: 'View remittance', mm: 'ငွေလွှဲစာရင်း ကြည့်ရန်', zh: '查看汇款单' },
  paperTotal: {
    en: 'Bank {bank} · charge {charge} · lines {lines}',
    mm: 'ဘဏ် {bank} · ကြေး {charge} · စာကြောင်းများ {lines}',
    zh: '到账 {bank} · 收费 {charge} · 各行 {lines}',
  },
  backRequested: {
    en: '{amount}. {by} requests to repay it: if you agree, choose the same resolution and account.',
    mm: '{amount}။ ပြန်အမ်းရန် {by} က တောင်းဆိုထားသည်။ သဘောတူပါက တူညီသော နည်းလမ်းနှင့် စာရင်းကို ရွေးပါ။',
    zh: '{amount}。{by} 申请退还：如同意，请选择相同的处理方式和账户。',
  },
  backToPay: {
    en: 'Repayment requested. A second person must pay it.',
    mm: 'ပြန်အမ်းရန် တောင်းဆိုပြီးပါပြီ။ ဒုတိယလူတစ်ဦးက ပေးရမည်။',
    zh: '已申请退还，须由第二人付款。',
  },
  settled: { en: 'Difference resolved.', mm: 'ကွာခြားချက် ပြီးပြတ်ပါပြီ။', zh: '差异已了结。' },
  actions: commonWords.actions,
});
