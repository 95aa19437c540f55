import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of every detail page. */
export const detailWords = words({
  history: { en: 'History', mm: 'လုပ်ဆောင်မှုမှတ်တမ်း', zh: '操作记录' },
  tabs: { en: 'Parts of this record', mm: 'ဤမှတ်တမ်း၏ အပိုင်းများ', zh: '此记录的各部分' },
  empty: { en: '–', mm: '–', zh: '–' },
  failed: { en: 'This could not be loaded.', mm: 'ဖွင့်၍မရပါ။', zh: '加载失败。' },
  gone: {
    en: 'Not found. It does not exist, or you may not see it.',
    mm: 'ရှာမတွေ့ပါ။ မရှိပါ သို့မဟုတ် ကြည့်ခွင့်မရှိပါ။',
    zh: '未找到：不存在或您无权查看。',
  },
  show: { en: 'Show', mm: 'ပြရန်', zh: '显示' },
  retry: { en: 'Try again', mm: 'ထပ်ကြိုးစားရန်', zh: '重试' },
});

/** What is told of every record's commands. */
export const recordWords = words({
  done: { en: 'Done: {verb}, {name}', mm: '{name} - “{verb}” ဆောင်ရွက်ပြီးပါပြီ။', zh: '已执行：{verb}，{name}' },
});
