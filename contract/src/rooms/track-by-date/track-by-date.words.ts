import { words } from '@waybill/domain/kernel/words.ts';

export const trackByDateWords = words({
  list: { en: 'Track by date', mm: 'ရက်စွဲဖြင့် ခြေရာခံရန်', zh: '按日期跟踪' },
});

/** The names of fields of this room's list; what is a label's own has its word there. */
export const trackByDateFieldWords = words({
  step: { en: 'Step', mm: 'အဆင့်', zh: '环节' },
  step_at: { en: 'When', mm: 'အချိန်', zh: '时间' },
  step_branch: { en: 'At branch', mm: 'မည်သည့်ရုံးခွဲတွင်', zh: '操作网点' },
  step_by: { en: 'By', mm: 'ဆောင်ရွက်သူ', zh: '操作人' },
  step_reason: { en: 'Reason', mm: 'အကြောင်းရင်း', zh: '原因' },
  now: { en: 'Status now', mm: 'ယခု အခြေအနေ', zh: '当前状态' },
  day_from: { en: 'From date', mm: 'ရက်စွဲ မှ', zh: '起始日期' },
  day_to: { en: 'To date', mm: 'ရက်စွဲ အထိ', zh: '截止日期' },
  failed: { en: 'Delivery failed', mm: 'ပို့ဆောင်မှု မအောင်မြင်', zh: '派送失败' },
});
