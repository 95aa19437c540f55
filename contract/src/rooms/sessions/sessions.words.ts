import { words } from '@waybill/domain/kernel/words.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';

export const sessionFieldWords = words({
  user_name: { en: 'User name, e-mail or phone', mm: 'အသုံးပြုသူအမည်၊ အီးမေးလ် သို့မဟုတ် ဖုန်း', zh: '用户名、邮箱或电话' },
  password: commonFieldWords.password,
  confirm_password: commonFieldWords.confirm_password,
  current_password: { en: 'Current password', mm: 'လက်ရှိ စကားဝှက်', zh: '当前密码' },
  code: { en: 'Login code', mm: 'အကောင့်ဝင်ရန် ကုဒ်', zh: '登录验证码' },
  trust_device: { en: 'Trust this device', mm: 'ဤစက်ကို ယုံကြည်မည်', zh: '信任此设备' },
  passkey: { en: 'Passkey', mm: 'Passkey', zh: '通行密钥' },
  passkey_name: { en: 'Name of the passkey', mm: 'Passkey အမည်', zh: '通行密钥名称' },
  second_factor_required: { en: 'Second step required', mm: 'ဒုတိယအဆင့် လိုအပ်သည်', zh: '须第二步验证' },
  theme: commonFieldWords.theme,
  density: { en: 'Density', mm: 'အတန်းအကျယ်', zh: '密度' },
  single_keys: commonFieldWords.single_keys,
  myanmar_digits: { en: 'Myanmar digits', mm: 'မြန်မာဂဏန်း', zh: '缅文数字' },
});
