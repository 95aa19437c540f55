import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the inputs of the login page; those of other inputs are separate (inputs.words.ts), so that they load later. */
export const uiWords = words({
  show: { en: 'Show', mm: 'ပြရန်', zh: '显示' },
  hide: { en: 'Hide', mm: 'ဖျောက်ရန်', zh: '隐藏' },
  showPassword: { en: 'Show password', mm: 'စကားဝှက် ပြရန်', zh: '显示密码' },
  hidePassword: { en: 'Hide password', mm: 'စကားဝှက် ဖျောက်ရန်', zh: '隐藏密码' },
  capsLock: { en: 'Caps Lock is on.', mm: 'Caps Lock ဖွင့်ထားသည်။', zh: '大写锁定已开启。' },
  length: { en: '{n} of {max} characters', mm: 'စာလုံး {max} လုံးတွင် {n} လုံး', zh: '{n} / {max} 个字符' },
});
