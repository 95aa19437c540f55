import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const trackByDateWords = words({
  about: {
    en: 'Nothing was done with parcels on these days. Choose other days or another step.',
    mm: 'ရွေးထားသောရက်များအတွင်း ပါဆယ်များတွင် ဆောင်ရွက်ခဲ့သည်များ ဤနေရာတွင် ပေါ်မည်။ အခြားရက် သို့မဟုတ် အဆင့်ကို ရွေးကြည့်ပါ။',
    zh: '所选日期内对包裹的操作列在这里。请选择其他日期或步骤。',
  },
  list: { en: 'Track by date', mm: 'ရက်စွဲဖြင့် ခြေရာခံရန်', zh: '按日期跟踪' },
});

/** Names of this list's own fields; those of a label are in labels.words.ts. */
export const trackByDateFieldWords = words({
  step: { en: 'Step', mm: 'အဆင့်', zh: '环节' },
  step_at: commonFieldWords.when,
  step_branch: { en: 'At branch', mm: 'မည်သည့်ရုံးခွဲတွင်', zh: '操作网点' },
  step_by: { en: 'By', mm: 'ဆောင်ရွက်သူ', zh: '操作人' },
  step_reason: commonFieldWords.reason,
  return_reason: { en: 'Return reason', mm: 'ပြန်ပို့ရသည့် အကြောင်းရင်း', zh: '退件原因' },
  unsaid: commonFieldWords.no_reason,
  now: { en: 'Status now', mm: 'ယခု အခြေအနေ', zh: '当前状态' },
  day_from: commonFieldWords.from_date,
  day_to: commonFieldWords.to_date,
  failed: commonFieldWords.delivery_failed,
  sent: { en: 'Sent to another branch', mm: 'အခြားရုံးခွဲသို့ ပို့ပြီး', zh: '已发往其他网点' },
  arrived: { en: 'Arrived at a branch', mm: 'ရုံးခွဲသို့ ရောက်ရှိ', zh: '已到达网点' },
});
