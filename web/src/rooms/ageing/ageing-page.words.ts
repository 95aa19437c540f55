import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the board of late work. */
export const ageingPageWords = words({
  hint: {
    en: 'Use the arrows or J and K to choose a row; Enter does its next action and moves to the next row.',
    mm: 'မြှားခလုတ် သို့မဟုတ် J၊ K ဖြင့် ရွေးပါ။ Enter နှိပ်လျှင် နောက်တစ်ဆင့်ကို ဆောင်ရွက်ပြီး နောက်အတန်းသို့ သွားမည်။',
    zh: '用方向键或 J、K 选行；按 Enter 执行下一步并转到下一行。',
  },
  days: { en: '{d} d', mm: '{d} ရက်', zh: '{d} 天' },
  both: { en: '{d} d {h} h', mm: '{d} ရက် {h} နာရီ', zh: '{d} 天 {h} 小时' },
  hours: { en: '{h} h', mm: '{h} နာရီ', zh: '{h} 小时' },
  under: { en: 'under an hour', mm: 'တစ်နာရီအောက်', zh: '不到 1 小时' },
  groups: {
    en: 'Late by branch, holder and status',
    mm: 'ရုံးခွဲ၊ လက်ဝယ်ရှိသူ၊ အခြေအနေအလိုက် နောက်ကျမှု',
    zh: '按网点、持有人、状态汇总',
  },
  hidden: { en: 'shown after the count', mm: 'ရေတွက်ပြီးမှ ပြမည်', zh: '清点后显示' },
});
