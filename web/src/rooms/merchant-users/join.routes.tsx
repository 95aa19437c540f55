import type { PageRow } from '../../kernel/pages.ts';

/** Apart from other rooms' pages, because who is not signed in opens it. */
export const joinPages: PageRow[] = [
  {
    name: 'join',
    path: '/join/{token}',
    title: { en: 'Join your shop', mm: 'ဆိုင်အကောင့် ဖွင့်ရန်', zh: '加入商户' },
    access: 'public',
    load: async () => (await import('./JoinPage.tsx')).JoinPage,
  },
  {
    name: 'forgotten',
    path: '/forgotten-password',
    title: { en: 'Forgot your password?', mm: 'စကားဝှက် မေ့နေပါသလား', zh: '找回密码' },
    access: 'public',
    load: async () => (await import('./ForgottenPage.tsx')).ForgottenPage,
  },
];
