import { words } from '@waybill/domain/kernel/words.ts';

export const signOnWords = words({
  signOn: { en: 'Login with {name}', mm: '{name} ဖြင့် ဝင်မည်', zh: '用 {name} 登录' },
});
