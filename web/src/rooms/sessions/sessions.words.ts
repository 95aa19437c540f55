import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages and what the login page says: all that the first load needs. */
export const sessionsWords = words({
  product: { en: 'Parcel back office', mm: 'ပါဆယ်ပို့ဆောင်ရေး ရုံးလုပ်ငန်း', zh: '包裹业务后台' },
  doLogin: { en: 'Login', mm: 'အကောင့်ဝင်မည်', zh: '登录' },
  shared: { en: 'This is a shared computer', mm: 'ဤကွန်ပျူတာကို အများနှင့် မျှသုံးသည်', zh: '这是一台公用电脑' },
  sharedHint: {
    en: 'You are logged out when this tab is closed.',
    mm: 'ဤတက်ဘ်ကို ပိတ်လျှင် အကောင့်မှ ထွက်သွားမည်။',
    zh: '关闭此标签页后将自动退出登录。',
  },
  fillUserName: {
    en: 'Enter your user name, e-mail or phone.',
    mm: 'အသုံးပြုသူအမည်၊ အီးမေးလ် သို့မဟုတ် ဖုန်း ဖြည့်ပါ။',
    zh: '请输入用户名、邮箱或电话。',
  },
  fillPassword: { en: 'Enter your password.', mm: 'စကားဝှက် ဖြည့်ပါ။', zh: '请输入密码。' },
  forgotten: {
    en: 'Forgot your password? Your manager can set a new one.',
    mm: 'စကားဝှက် မေ့နေပါသလား။ သင့်မန်နေဂျာက အသစ် သတ်မှတ်ပေးနိုင်သည်။',
    zh: '不记得密码？请让主管为您重设。',
  },
  mayTryAgain: { en: 'You can try again now.', mm: 'ယခု ထပ်ကြိုးစားနိုင်ပါပြီ။', zh: '现在可以重试。' },
  ended: {
    en: 'You have been logged out. Please log in again.',
    mm: 'အကောင့်မှ ထွက်သွားပါပြီ။ အကောင့်ပြန်ဝင်ပေးပါ။',
    zh: '您已退出登录，请重新登录。',
  },
});
