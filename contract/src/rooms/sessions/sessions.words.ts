import { words } from '@waybill/domain/kernel/words.ts';

export const sessionFieldWords = words({
  user_name: { en: 'User name, e-mail or phone', mm: 'အသုံးပြုသူအမည်၊ အီးမေးလ် သို့မဟုတ် ဖုန်း', zh: '用户名、邮箱或电话' },
  password: { en: 'Password', mm: 'စကားဝှက်', zh: '密码' },
  confirm_password: { en: 'Confirm password', mm: 'စကားဝှက် အတည်ပြုရန်', zh: '确认密码' },
  current_password: { en: 'Current password', mm: 'လက်ရှိ စကားဝှက်', zh: '当前密码' },
  theme: { en: 'Theme', mm: 'အရောင်ပုံစံ', zh: '主题' },
  density: { en: 'Density', mm: 'အတန်းအကျယ်', zh: '密度' },
  single_keys: { en: 'Single-key shortcuts', mm: 'ခလုတ်တစ်ခုတည်း ဖြတ်လမ်းများ', zh: '单键快捷键' },
});
