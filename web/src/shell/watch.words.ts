import { words } from '@waybill/domain/kernel/words.ts';

export const watchWords = words({
  seenAs: {
    en: 'You see the portal as {shop}. You can change nothing here.',
    mm: '{shop} အဖြစ် ကြည့်နေသည်။ ဤနေရာတွင် ဘာမျှ ပြောင်း၍ မရပါ။',
    zh: '您正以{shop}的身份查看平台，不能做任何更改。',
  },
  back: { en: 'Back to the customer', mm: 'ဖောက်သည်ထံ ပြန်သွားမည်', zh: '返回客户' },
});
