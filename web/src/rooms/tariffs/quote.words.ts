import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the quote. */
export const quoteWords = words({
  way: { en: 'From and to', mm: 'မှ နှင့် သို့', zh: '始发与目的地' },
  item: { en: 'What is sent', mm: 'ပို့မည့် ပစ္စည်း', zh: '寄送物品' },
  swap: { en: 'Swap', mm: 'ပြောင်းပြန်လုပ်မည်', zh: '互换' },
  answer: { en: 'Price', mm: 'ဈေးနှုန်း', zh: '价格' },
  missing: {
    en: 'Choose both places and type a weight.',
    mm: 'နေရာနှစ်ခု ရွေးပြီး အလေးချိန် ရိုက်ထည့်ပါ။',
    zh: '请选择两个地点并输入重量。',
  },
  remote: {
    en: 'The destination is a remote township.',
    mm: 'ပို့မည့်နေရာသည် ဝေးလံသော မြို့နယ် ဖြစ်သည်။',
    zh: '目的地为偏远镇区。',
  },
  plan: { en: 'COD plan', mm: 'COD အစီအစဉ်', zh: '代收货款方案' },
  today: { en: 'The one in force today', mm: 'ယနေ့ အကျုံးဝင်သော ဇယား', zh: '今日生效的价格表' },
  found: {
    en: '{weight} {from} → {to}: {price}',
    mm: '{weight} {from} → {to} - {price}',
    zh: '{weight} {from} → {to}：{price}',
  },
});
