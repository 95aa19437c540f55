import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { HomeStage } from '@waybill/domain/rooms/merchant-users/home-stages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const toAnswerWord = { en: 'Waiting for your answer', mm: 'သင့်အဖြေကို စောင့်နေသည်', zh: '待您答复' };

export const stageWords: Record<HomeStage, Word> = {
  today: { en: 'Made today', mm: 'ယနေ့ ပြုလုပ်ထားသည်', zh: '今日新建' },
  waiting: { en: 'Not handed over yet', mm: 'မအပ်နှံရသေး', zh: '尚未交寄' },
  with_us: commonWords.accepted,
  on_the_way: commonWords.onTheRoad,
  out: commonWords.outForDelivery,
  to_answer: toAnswerWord,
  coming_back: commonWords.onItsWayBack,
};

export const shopHomeWords = words({
  onlySees: { en: 'You cannot make orders now', mm: 'ယခု အော်ဒါ မပြုလုပ်နိုင်ပါ', zh: '目前不能下单' },
  onlySeesText: {
    en: 'You see your parcels and money as before. Ask your branch about new orders.',
    mm: 'ပါဆယ်နှင့် ငွေကို ယခင်အတိုင်း ကြည့်နိုင်သည်။ အော်ဒါအသစ်အတွက် သင့်ရုံးခွဲကို မေးပါ။',
    zh: '包裹和款项仍可查看。如需下单，请咨询您的网点。',
  },
  parcels: { en: 'Parcels now', mm: 'ယခု ပါဆယ်များ', zh: '当前包裹' },
  to_answer: toAnswerWord,
  answerBy: { en: 'Answer by {at}', mm: '{at} အထိ ဖြေနိုင်သည်', zh: '请在 {at} 前答复' },
  otherwise: { en: 'Without an answer: {what}', mm: 'မဖြေလျှင် - {what}', zh: '未答复则：{what}' },
  way: { en: 'Your COD on its way', mm: 'သင့် COD ငွေ ရောက်ရှိနေသည့် အဆင့်', zh: '您的代收货款进度' },
  collecting: { en: 'Not collected yet', mm: 'မကောက်ခံရသေး', zh: '尚未代收' },
  onDocuments: { en: 'Being paid out', mm: 'ပေးချေရန် ပြင်ဆင်နေသည်', zh: '付款处理中' },
  paidLately: { en: 'Paid, {n} days', mm: 'ပေးပြီး၊ {n} ရက်အတွင်း', zh: '{n} 天内已付' },
  nothing: {
    en: 'Nothing to pay out yet.',
    mm: 'ပေးရန် မရှိသေးပါ။',
    zh: '暂无可付款项。',
  },
  owed: {
    en: 'What you owe is deducted from your next COD.',
    mm: 'ပေးရန်ကျန်ငွေကို နောက် COD ငွေမှ နုတ်ယူမည်။',
    zh: '欠款将从之后的代收货款中扣除。',
  },
  gate: { en: 'COD is paid out: {when}', mm: 'COD ငွေ ပေးချေချိန် - {when}', zh: '代收货款付款时间：{when}' },
  limit: {
    en: 'Up to {amount} is paid before the cash is confirmed.',
    mm: 'ငွေအတည်မပြုမီ {amount} အထိ ကြိုတင်ပေးသည်။',
    zh: '现金确认前最多预付 {amount}。',
  },
  account: {
    en: 'Paid to {bank}, account ending in {ending}',
    mm: '{bank}၊ နောက်ဆုံးဂဏန်း {ending} ရှိ အကောင့်သို့ ပေးချေသည်',
    zh: '付至 {bank}，尾号 {ending}',
  },
  noAccount: {
    en: 'No confirmed bank account. Payouts are cash at the branch.',
    mm: 'အတည်ပြုပြီး ဘဏ်အကောင့် မရှိပါ။ ရုံးခွဲတွင် ငွေသားဖြင့် ပေးချေသည်။',
    zh: '没有已确认的银行账户，在网点付现金。',
  },
  madeOut: { en: 'Made out, to be paid', mm: 'ပြုလုပ်ပြီး၊ ပေးချေရန်', zh: '已开单，待付款' },
  payouts: { en: 'Last payouts', mm: 'နောက်ဆုံး ရရှိငွေများ', zh: '最近付款' },
  noPayouts: { en: 'No payouts yet.', mm: 'ငွေ မရရှိသေးပါ။', zh: '暂无付款。' },
});
