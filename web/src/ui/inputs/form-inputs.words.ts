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
  sheetType: {
    en: '{name}: this file type is not taken. Open it and save it as one of these: {types}.',
    mm: '{name} - ဤဖိုင်အမျိုးအစားကို လက်မခံပါ။ ဖိုင်ကို ဖွင့်ပြီး {types} အနက် တစ်မျိုးအဖြစ် သိမ်းပါ။',
    zh: '{name}：不接受此文件类型。请打开后另存为以下格式之一：{types}。',
  },
  phonePlaceholder: {
    en: 'Type a phone number and press Enter',
    mm: 'ဖုန်းနံပါတ် ရိုက်ထည့်ပြီး Enter နှိပ်ပါ',
    zh: '输入电话号码后按 Enter',
  },
  phoneMeant: { en: 'Use {phone}', mm: '{phone} ကို အသုံးပြုမည်', zh: '使用 {phone}' },
});
