import { words } from '@waybill/domain/kernel/words.ts';

/** Words of phone and file inputs, separate because no list needs them at first. */
export const formInputsWords = words({
  chooseFile: { en: 'Choose a file', mm: 'ဖိုင် ရွေးရန်', zh: '选择文件' },
  chooseFiles: { en: 'Choose files', mm: 'ဖိုင်များ ရွေးရန်', zh: '选择文件' },
  dropFile: { en: 'or drop it here', mm: 'သို့မဟုတ် ဤနေရာသို့ ဆွဲချပါ', zh: '或拖放到此处' },
  fileRule: { en: '{types}, at most {max} MB', mm: '{types}၊ အများဆုံး {max} MB', zh: '{types}，最大 {max} MB' },
  fileTooLarge: {
    en: '{name}: the file is larger than {max} MB.',
    mm: '{name} - ဖိုင်အရွယ်အစားသည် {max} MB ထက် ကြီးနေသည်။',
    zh: '{name}：文件大于 {max} MB。',
  },
  fileType: {
    en: '{name}: this file type is not accepted.',
    mm: '{name} - ဤဖိုင်အမျိုးအစားကို လက်မခံပါ။',
    zh: '{name}：不支持此文件类型。',
  },
  phonePlaceholder: {
    en: 'Type a phone number and press Enter',
    mm: 'ဖုန်းနံပါတ် ရိုက်ထည့်ပြီး Enter နှိပ်ပါ',
    zh: '输入电话号码后按 Enter',
  },
  phoneLimit: { en: 'At most {n} phone numbers', mm: 'ဖုန်းနံပါတ် အများဆုံး {n} ခုသာ ထည့်နိုင်သည်', zh: '最多 {n} 个电话号码' },
  phoneInvalid: {
    en: 'Enter a valid phone number (7 to 10 digits after the leading 0).',
    mm: 'ဖုန်းနံပါတ် မှန်ကန်စွာ ဖြည့်ပါ။ (ရှေ့ဆုံး သုည မပါဘဲ ဂဏန်း ၇ လုံးမှ ၁၀ လုံး)',
    zh: '请输入有效的电话号码（首位 0 之后 7 至 10 位数字）。',
  },
  phoneMeant: { en: 'Use {phone}', mm: '{phone} ကို အသုံးပြုမည်', zh: '使用 {phone}' },
  phoneTwice: { en: 'This phone number is already added.', mm: 'ဤဖုန်းနံပါတ် ထည့်ပြီးသားဖြစ်သည်။', zh: '该电话号码已添加。' },
});
