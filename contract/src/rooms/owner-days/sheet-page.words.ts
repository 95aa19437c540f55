import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { DayFigure } from '@waybill/domain/rooms/owner-days/owner-day.ts';

/** The page behind the link of the daily message, for readers without an account. */
export const sheetPageWords = words({
  title: { en: 'The day on one page', mm: 'တစ်နေ့တာ စာရင်း', zh: '每日一页' },
  keptAt: {
    en: 'As it stood at {at}; unchanged since.',
    mm: '{at} အချိန်က အခြေအနေ၊ ပြောင်းလဲခြင်း မရှိပါ။',
    zh: '截至 {at}，之后不再变化。',
  },
  before: { en: 'day before: {n}', mm: 'ယခင်နေ့ - {n}', zh: '前一天：{n}' },
  branches: { en: 'Branches, the worst first', mm: 'ရုံးခွဲများ (အဆိုးဆုံးမှ)', zh: '网点（最差在前）' },
  pair: { en: '{word}: {n}', mm: '{word} - {n}', zh: '{word}：{n}' },
  joint: { en: ', ', mm: '၊ ', zh: '，' },
  rate: { en: 'Delivery rate', mm: 'ပို့ဆောင်အောင်မြင်မှု', zh: '派送成功率' },
  percent: { en: '{n} %', mm: '{n} %', zh: '{n}%' },
  invalid: {
    en: 'This link does not open anything any more. The day can be read in the program.',
    mm: 'ဤလင့်ခ်ကို မဖွင့်နိုင်တော့ပါ။ စာရင်းကို ပရိုဂရမ်တွင် ဖတ်နိုင်သည်။',
    zh: '此链接已失效，请登录系统查看日报。',
  },
});

export const sheetFigureWords: Record<DayFigure, Word> = {
  accepted: { en: 'Accepted', mm: 'လက်ခံပြီး', zh: '已收件' },
  delivered: { en: 'Delivered', mm: 'ပို့ဆောင်ပြီး', zh: '已签收' },
  failed: { en: 'Failed attempts', mm: 'မအောင်မြင်သည့် ပို့ဆောင်မှု', zh: '派送失败' },
  returned: { en: 'Returned', mm: 'ပြန်ပို့ပြီး', zh: '已退件' },
  late: { en: 'Late parcels', mm: 'နောက်ကျနေသော ပါဆယ်', zh: '超时包裹' },
  missing: { en: 'Missing parcels', mm: 'ပျောက်ဆုံးပါဆယ်', zh: '丢失包裹' },
  fees: { en: 'Fees of accepted parcels', mm: 'လက်ခံပါဆယ်များ၏ ဝန်ဆောင်ခ', zh: '收件费用' },
  expenses: { en: 'Expenses', mm: 'အသုံးစရိတ်', zh: '支出' },
  cod_held: { en: 'COD not in', mm: 'မရောက်သေးသည့် COD', zh: '未到账货款' },
  cod_old: { en: 'COD not in for 4 days', mm: '၄ ရက်ကျော် မရောက်သေးသည့် COD', zh: '逾 4 天未到账货款' },
  differences: { en: 'Cash differences', mm: 'ငွေကွာဟချက်', zh: '现金差异' },
};
