import { words } from '@waybill/domain/kernel/words.ts';

export const paymentClaimPageWords = words({
  bring: { en: 'Import a channel’s statement', mm: 'ငွေပေးချေနည်း ရှင်းတမ်း တင်သွင်းရန်', zh: '导入渠道对账单' },
  bringText: {
    en: 'Payments that name their parcel or reference settle it at once. The others wait for you.',
    mm: 'အမှတ် သို့မဟုတ် ပါဆယ်ကုဒ် ပါသော ပေးချေမှုများကို ချက်ချင်း စာရင်းရှင်းမည်။ ကျန်သည်များကို စစ်ဆေးပါ။',
    zh: '带有交易号或运单号的付款立即核对，其余等待您处理。',
  },
  brought: {
    en: 'New payments: {lines_new} · matched: {lines_matched} · known: {lines_known} · to look at: {lines_open}',
    mm: 'အသစ် {lines_new} · တိုက်ဆိုင်ပြီး {lines_matched} · ရှိပြီးသား {lines_known} · စစ်ဆေးရန် {lines_open}',
    zh: '新付款 {lines_new} · 已核对 {lines_matched} · 已有 {lines_known} · 待处理 {lines_open}',
  },
  announce: { en: 'Announce a payment', mm: 'ကြိုတင်ပေးငွေ အသိပေးရန်', zh: '登记预付款' },
  announceText: {
    en: 'For a receiver who says they paid by the QR. The courier checks the receipt at the door; the statement proves it.',
    mm: 'QR ဖြင့် ပေးပြီးဟု ပြောသော လက်ခံသူအတွက် ဖြစ်သည်။ ကူရီယာက ပြေစာကို စစ်မည်၊ ရှင်းတမ်းဖြင့် အတည်ပြုမည်။',
    zh: '用于称已扫码付款的收件人。快递员上门核对凭证，以对账单为准。',
  },
  name: { en: '{reference}, {amount}', mm: '{reference}၊ {amount}', zh: '{reference}，{amount}' },
  matchText: {
    en: 'Leave the code empty to take parcel {code}.',
    mm: 'ပါဆယ် {code} အတွက်ဆိုလျှင် ကုဒ်ကို မဖြည့်ပါနှင့်။',
    zh: '留空即取包裹 {code}。',
  },
});
