import { words } from '@waybill/domain/kernel/words.ts';

/** Making and paying the clearances of several merchants in one window. */
export const togetherWords = words({
  each: {
    en: 'Each merchant gets a document of their own. Nothing is paid yet.',
    mm: 'ကုန်သည်တစ်ဦးစီအတွက် စာရွက်တစ်စောင်စီ ပြုလုပ်မည်။ ငွေ မပေးချေသေးပါ။',
    zh: '每个商户各生成一张单据，尚未付款。',
  },
  paying: {
    en: 'What can be transferred now is paid in full to the confirmed accounts. The rest is paid on its own page.',
    mm: 'ယခု လွှဲနိုင်သည်များကို အတည်ပြုပြီးသော ဘဏ်အကောင့်များသို့ အပြည့် ပေးချေမည်။ ကျန်သည်များကို ၎င်းတို့၏ စာမျက်နှာတွင် ပေးချေပါ။',
    zh: '现在可转账的全额付至已确认的账户，其余在各自页面付款。',
  },
  payHead: { en: 'Pay by transfer', mm: 'ငွေလွှဲဖြင့် ပေးချေရန်', zh: '转账支付' },
  paidAll: { en: 'All paid', mm: 'အားလုံး ပေးချေပြီးပါပြီ', zh: '全部已付款' },
  payN: {
    en: 'Pay {n} by transfer: {sum}',
    mm: '{n} ခုကို ငွေလွှဲဖြင့် ပေးချေမည် - {sum}',
    zh: '转账支付 {n} 张：{sum}',
  },
  paySure: {
    en: 'Pay {n} [clearance|clearances], {sum} in all? A paid clearance is never changed.',
    mm: 'ငွေရှင်းတမ်း {n} ခု၊ စုစုပေါင်း {sum} ကို ပေးချေမလား။ ပေးချေပြီးပါက ပြင်ဆင်၍ မရပါ။',
    zh: '支付 {n} 张结算单，共 {sum}？付款后不可更改。',
  },
  ended: { en: '{what}: {n} of {all} done', mm: '{what} - {all} ခုအနက် {n} ခု ပြီးပါပြီ', zh: '{what}：已完成 {n} / {all}' },
  payable: { en: 'Can be transferred now', mm: 'ယခု လွှဲနိုင်သည်', zh: '现在可转账' },
  toApprove: { en: 'A second person approves it first', mm: 'ဒုတိယလူ ဦးစွာ အတည်ပြုရမည်', zh: '须先由第二人批准' },
  cashOnly: { en: 'No confirmed account: cash', mm: 'အတည်ပြုထားသော အကောင့်မရှိ - ငွေသား', zh: '无已确认账户：现金' },
  owing: { en: 'The merchant owes it', mm: 'ကုန်သည်က ပေးရန်ရှိသည်', zh: '商户欠款' },
  elsewhere: { en: 'Paid by someone else', mm: 'အခြားသူက ပေးချေမည်', zh: '由他人付款' },
});
