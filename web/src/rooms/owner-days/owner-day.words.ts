import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { DayFigure } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { sheetFigureWords } from '@waybill/contract/rooms/owner-days/sheet-page.words.ts';

export const ownerDayWords = words({
  now: { en: 'Today so far', mm: 'ယနေ့ ယခုအချိန်အထိ', zh: '今天，截至目前' },
  sheetOf: { en: 'Summary of {day}', mm: '{day} အကျဉ်းချုပ်', zh: '{day} 汇总' },
  keptAt: {
    en: 'Saved on {at} and unchanged since. Figures open the rows as they are now.',
    mm: '{at} တွင် သိမ်းထားပြီး ပြောင်းလဲခြင်း မရှိပါ။ ကိန်းဂဏန်းကို နှိပ်လျှင် ယခု အခြေအနေကို ပြမည်။',
    zh: '于 {at} 生成，之后不再变化。点击数字会显示目前的明细。',
  },
  willKeep: {
    en: 'Each day is saved at {hour}:00 and can be read here later.',
    mm: 'နေ့စဉ် {hour}:00 တွင် သိမ်းထားပြီး နောက်မှ ဤနေရာတွင် ပြန်ကြည့်နိုင်သည်။',
    zh: '每天 {hour}:00 生成日报，之后可在此查看。',
  },
  delivered: {
    en: '{a} parcels were delivered, {b} of all attempts.',
    mm: 'ပါဆယ် {a} ခု ပို့ဆောင်ပြီး၊ ကြိုးစားမှုအားလုံး၏ {b} အောင်မြင်သည်။',
    zh: '签收 {a} 件，占派送的 {b}。',
  },
  noAttempts: { en: 'No delivery was attempted yet.', mm: 'ပို့ဆောင်မှု မစတင်ရသေးပါ။', zh: '还没有派送。' },
  accepted: {
    en: '{a} parcels were accepted, with {b} of fees.',
    mm: 'ပါဆယ် {a} ခု လက်ခံပြီး ဝန်ဆောင်ခ {b} ရရှိသည်။',
    zh: '收件 {a} 件，费用 {b}。',
  },
  acceptedAlone: { en: '{a} parcels were accepted.', mm: 'ပါဆယ် {a} ခု လက်ခံပြီး။', zh: '收件 {a} 件。' },
  cod: {
    en: '{a} of COD is outstanding; {b} of it for over 4 days.',
    mm: 'COD ငွေ {a} မရောက်သေးပါ။ ၎င်းအနက် {b} သည် 4 ရက်ကျော်ပြီ။',
    zh: '代收货款 {a} 未到账，其中 {b} 超过 4 天。',
  },
  late: {
    en: '{a} parcels are late, {b} are missing.',
    mm: 'ပါဆယ် {a} ခု နောက်ကျနေပြီး {b} ခု ပျောက်ဆုံးနေသည်။',
    zh: '{a} 件超时，{b} 件丢失。',
  },
  spent: {
    en: '{a} was spent; cash counts that differ: {b}.',
    mm: '{a} သုံးစွဲပြီး၊ ငွေရေတွက်မှု ကွာဟချက် {b} ခု ရှိသည်။',
    zh: '支出 {a}；现金清点差异 {b} 笔。',
  },
  better: { en: 'better', mm: 'ပိုကောင်း', zh: '变好' },
  worse: { en: 'worse', mm: 'ပိုဆိုး', zh: '变差' },
  same: { en: 'same', mm: 'အတူတူ', zh: '持平' },
  setHour: { en: 'Closing hour and messages', mm: 'ချိန်နှင့် SMS သတ်မှတ်မည်', zh: '时间与短信' },
  hourHint: {
    en: '0 to 23, Yangon time. Applies from the next summary.',
    mm: 'ရန်ကုန်စံတော်ချိန် 0 မှ 23 နာရီအထိ။ နောက်စာရင်းမှစ၍ အကျုံးဝင်မည်။',
    zh: '仰光时间 0 至 23 点，从下一份日报起生效。',
  },
  phonesHint: {
    en: 'At that hour each number receives the figures of the whole operator, with a link that opens the page for three days without login.',
    mm: 'ထိုအချိန်တွင် လုပ်ငန်းတစ်ခုလုံး၏ ကိန်းဂဏန်းများနှင့် လင့်ခ်ကို ပို့မည်။ လင့်ခ်ကို အကောင့်မဝင်ဘဲ သုံးရက် ဖွင့်နိုင်သည်။',
    zh: '到时向每个号码发送全公司的数字和链接，链接三天内无需登录即可打开。',
  },
  failed: { en: 'Could not load the day.', mm: 'စာရင်းကို မဖတ်နိုင်ပါ။', zh: '无法读取当日数据。' },
});

/** Figures that the officers' figures do not have. */
export const ownFigureWords: Record<Extract<DayFigure, 'failed' | 'late' | 'fees' | 'expenses'>, Word> = {
  failed: sheetFigureWords.failed,
  late: sheetFigureWords.late,
  fees: sheetFigureWords.fees,
  expenses: sheetFigureWords.expenses,
};
