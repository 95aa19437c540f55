import { words } from '@waybill/domain/kernel/words.ts';

export const systemWords = words({
  goHome: { en: 'Go to the home page', mm: 'ပင်မစာမျက်နှာသို့ သွားမည်', zh: '返回首页' },
});
