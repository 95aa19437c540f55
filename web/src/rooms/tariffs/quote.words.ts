import { words } from '@waybill/domain/kernel/words.ts';

/** Texts of the quote. */
export const quoteWords = words({
  way: { en: 'From and to', mm: 'မှ နှင့် သို့', zh: '始发与目的地' },
  item: { en: 'What is sent', mm: 'ပို့မည့် ပစ္စည်း', zh: '寄送物品' },
  swap: { en: 'Swap', mm: 'ပြောင်းပြန်လုပ်မည်', zh: '互换' },
  abroad: {
    en: 'Other countries are served by mail post, without COD and door services.',
    mm: 'နိုင်ငံခြားသို့ စာတိုက်ဖြင့်သာ ပို့ပြီး COD နှင့် အိမ်တိုင်ရာရောက် ဝန်ဆောင်မှုများ မရှိပါ။',
    zh: '国外由邮政寄递，不代收货款，也没有上门服务。',
  },
  missing: {
    en: 'Choose origin and destination, and enter a weight.',
    mm: 'မည်သည့်နေရာမှ မည်သည့်နေရာသို့ ရွေးပြီး အလေးချိန် ရိုက်ထည့်ပါ။',
    zh: '请选择始发地与目的地并输入重量。',
  },
  remote: {
    en: 'The destination is a remote township.',
    mm: 'ပို့မည့်နေရာသည် ဝေးလံသော မြို့နယ် ဖြစ်သည်။',
    zh: '目的地为偏远镇区。',
  },
  today: { en: 'The table in force today', mm: 'ယနေ့ အကျုံးဝင်သော ဇယား', zh: '今日生效的价格表' },
  found: {
    en: '{weight} {from} → {to}: {price}',
    mm: '{weight} {from} → {to} - {price}',
    zh: '{weight} {from} → {to}：{price}',
  },
});
