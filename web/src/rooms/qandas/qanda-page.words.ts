import { words } from '@waybill/domain/kernel/words.ts';

export const qandaPageWords = words({
  search: {
    en: 'Words of the question or answer, in any language',
    mm: 'မေးခွန်း သို့မဟုတ် အဖြေပါ စာလုံးများ (ဘာသာစကားမရွေး)',
    zh: '问题或解答中的文字，任何语言',
  },
  place: { en: 'Order', mm: 'နေရာ', zh: '位置' },
  positionHint: { en: 'Smallest first.', mm: 'အငယ်ဆုံးဂဏန်းက အပေါ်ဆုံးတွင် ရှိမည်။', zh: '数字最小的排在最前。' },
  chineseHint: {
    en: 'If empty, Chinese readers see the English text.',
    mm: 'မဖြည့်လျှင် တရုတ်ဘာသာဖြင့် ဖတ်သူများ အင်္ဂလိပ်စာကို မြင်ရမည်။',
    zh: '不填则中文读者看到英文。',
  },
  removeAsk: {
    en: '“{name}” and its answer will be deleted.',
    mm: '“{name}” နှင့် ၎င်း၏အဖြေ ပျက်သွားမည်။',
    zh: '“{name}”及其解答将被删除。',
  },
  facts: { en: 'Question details', mm: 'ဤမေးခွန်းအကြောင်း', zh: '关于此问答' },
});
