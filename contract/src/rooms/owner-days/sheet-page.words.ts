import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { DayFigure } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { commonWords } from '../../kernel/common.words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

/** The page behind the link of the daily message, for readers without an account. */
export const sheetPageWords = words({
  keptAt: {
    en: 'As of {at}; unchanged since.',
    mm: '{at} အချိန်က အခြေအနေ၊ ပြောင်းလဲခြင်း မရှိပါ။',
    zh: '截至 {at}，之后不再变化。',
  },
  before: { en: 'previous day: {n}', mm: 'ယခင်နေ့ - {n}', zh: '前一天：{n}' },
  branches: { en: 'Branches, worst first', mm: 'ရုံးခွဲများ (အဆိုးဆုံးမှ)', zh: '网点（最差在前）' },
  pair: { en: '{word}: {n}', mm: '{word} - {n}', zh: '{word}：{n}' },
  percent: { en: '{n} %', mm: '{n} %', zh: '{n}%' },
  invalid: {
    en: 'This link has expired. Log in to read the summary.',
    mm: 'ဤလင့်ခ်ကို မဖွင့်နိုင်တော့ပါ။ စာရင်းကို ပရိုဂရမ်တွင် ဖတ်နိုင်သည်။',
    zh: '此链接已失效，请登录系统查看日报。',
  },
});

export const sheetFigureWords: Record<DayFigure, Word> = {
  accepted: commonWords.accepted,
  delivered: commonWords.delivered,
  failed: { en: 'Failed attempts', mm: 'မအောင်မြင်သည့် ပို့ဆောင်မှု', zh: '派送失败' },
  returned: commonWords.parcelReturned,
  late: commonWords.lateParcels,
  missing: commonWords.missingParcels,
  fees: { en: 'Fees of accepted parcels', mm: 'လက်ခံပါဆယ်များ၏ ဝန်ဆောင်ခ', zh: '收件费用' },
  expenses: commonFieldWords.expenses,
  cod_held: commonWords.codNotIn,
  cod_old: commonWords.codNotInForDays,
  differences: commonWords.cashDifferences,
};
