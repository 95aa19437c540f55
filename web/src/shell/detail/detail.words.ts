import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of every detail page. */
export const detailWords = words({
  history: { en: 'History', mm: 'လုပ်ဆောင်မှုမှတ်တမ်း', zh: '操作记录' },
  tabs: { en: 'Parts of this record', mm: 'ဤမှတ်တမ်း၏ အပိုင်းများ', zh: '此记录的各部分' },
  empty: { en: '–', mm: '–', zh: '–' },
  failed: { en: 'This could not be loaded.', mm: 'ဖွင့်၍မရပါ။', zh: '加载失败。' },
});
