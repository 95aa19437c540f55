import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const gateCollectionPageWords = words({
  search: { en: 'Number, gate', mm: 'အမှတ်၊ ဂိတ်', zh: '单号、车站' },
  uncounted: {
    en: '{n} [slip|slips] waiting for the count. The parcels are shown afterwards.',
    mm: 'ပြေစာ {n} ခု ရေတွက်ရန် စောင့်နေပါသည်။ ရေတွက်ပြီးမှ ပါဆယ်များကို ပြပါမည်။',
    zh: '{n} 张单据等待清点，清点后显示包裹。',
  },
  slips: commonWords.gateSlips,
  make: { en: 'Settle with the gate', mm: 'ဂိတ်နှင့် ငွေရှင်းရန်', zh: '与车站结算' },
  makeText: {
    en: 'Includes all parcels given to this gate up to this day that are on no other document.',
    mm: 'ထိုရက်အထိ ဤဂိတ်သို့ အပ်ထားပြီး အခြားစာရင်းတွင် မပါသေးသော ပါဆယ်အားလုံး ပါဝင်မည်။',
    zh: '收入截至当日交给此车站、尚未列入其他单据的所有包裹。',
  },
  byHint: {
    en: 'If merchants bear it, it is deducted from their COD or collected as credit.',
    mm: 'ကုန်သည်ကျခံလျှင် COD မှ နုတ်မည် သို့မဟုတ် အကြွေးအဖြစ် ကောက်ခံမည်။',
    zh: '由商户承担时，从其代收款扣除或按赊账收取。',
  },
  facts: commonWords.details,
  onSlips: { en: 'Slips', mm: 'ပြေစာများ', zh: '单据' },
  print: commonWords.print,
  excel: commonWords.excel,
  journals: commonWords.journals,
  seeProof: { en: 'View proof', mm: 'အထောက်အထား ကြည့်ရန်', zh: '查看凭证' },
  seeOne: { en: 'View document', mm: 'စာရင်း ကြည့်ရန်', zh: '查看单据' },
  open: {
    en: '{n} [parcel is|parcels are] not confirmed or came back. Leave them out, or confirm them on their slip.',
    mm: 'ပါဆယ် {n} ခု အတည်မပြုရသေး သို့မဟုတ် ပြန်ယူထားသည်။ ချန်ထားပါ သို့မဟုတ် ပြေစာတွင် အတည်ပြုပါ။',
    zh: '有 {n} 件未确认或已取回。请不计入，或在其单据上确认。',
  },
  toCount: {
    en: 'The gate pays {amount}. Its charge is {charge}. Someone else must count the money.',
    mm: 'ဂိတ်က {amount} ပေးမည်။ ဂိတ်ကြေး {charge}။ အခြားသူတစ်ဦးက ငွေရေတွက်ရမည်။',
    zh: '车站应付 {amount}，收费 {charge}。由另一人清点。',
  },
  aboveLimit: {
    en: 'A charge above {limit} must be approved by a second person first.',
    mm: '{limit} ထက်များသော ဂိတ်ကြေးကို ဒုတိယလူက အရင်ခွင့်ပြုရမည်။',
    zh: '超过 {limit} 的收费须先由第二人批准。',
  },
  waiting: {
    en: 'The gate’s shortage for {n} [parcel|parcels] is not resolved yet.',
    mm: 'ပါဆယ် {n} ခုအတွက် ဂိတ်ငွေလိုပြီး မပြီးပြတ်သေးပါ။',
    zh: '{n} 件包裹车站短款，尚未了结。',
  },
  voided: commonWords.voidReason,
  leaveOpen: { en: 'Leave out unconfirmed parcels', mm: 'အတည်မပြုရသေးသည်များ ချန်ထားမည်', zh: '不计入未确认的' },
  countText: {
    en: 'Lines {amount}, gate charge {charge} from the till. Enter the counted amount.',
    mm: 'စာကြောင်းများ {amount}၊ ငွေအံဆွဲမှ ဂိတ်ကြေး {charge}။ ရေတွက်ရသောငွေကို ထည့်ပါ။',
    zh: '各行 {amount}，钱箱付车站收费 {charge}。请输入清点金额。',
  },
  noteHint: { en: 'Required for a surplus', mm: 'ပိုငွေရှိလျှင် လိုအပ်သည်', zh: '多付时必填' },
  paidHint: { en: 'Leave empty for all of {owed}', mm: 'ဗလာထားလျှင် {owed} အားလုံး', zh: '留空即全额 {owed}' },
  actions: commonWords.actions,
  sums: { en: 'Parcels by what they are waiting for', mm: 'စောင့်ဆိုင်းမှုအလိုက် ပါဆယ်များ', zh: '按等待事项' },
  clear: { en: 'COD ready', mm: 'ရှင်းရန် အသင့် COD', zh: '可结算代收款' },
  openDocument: commonFieldWords.document,
  none: {
    en: 'No parcels of this merchant were sent by bus gate.',
    mm: 'ဤကုန်သည်၏ ပါဆယ် ဂိတ်ဖြင့် မပို့ဖူးပါ။',
    zh: '此商户没有经车站寄送的包裹。',
  },
  paperGate: { en: 'For the gate', mm: 'ဂိတ်ကိုယ်စား', zh: '车站' },
  paperCounts: commonFieldWords.counted_by,
  paperTotal: {
    en: 'Gate owes {owed} · pays {paid} · charge {charge}',
    mm: 'ဂိတ်ပေးရန် {owed} · ပေးငွေ {paid} · ဂိတ်ကြေး {charge}',
    zh: '应付 {owed} · 付款 {paid} · 收费 {charge}',
  },
});
