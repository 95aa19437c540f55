import { words } from '@waybill/domain/kernel/words.ts';

export const factorRolesWords = words({
  hint: {
    en: 'People with these roles log in with a code or a passkey beside their password.',
    mm: 'ဤရာထူးရှိသူများသည် စကားဝှက်အပြင် ကုဒ် သို့မဟုတ် passkey ဖြင့် ဝင်ရသည်။',
    zh: '这些角色登录时，除密码外还须输入验证码或使用通行密钥。',
  },
  required: { en: 'Required', mm: 'လိုအပ်သည်', zh: '必须' },
  byServer: { en: 'Required by the server', mm: 'ဆာဗာက လိုအပ်စေသည်', zh: '服务器要求' },
  serverHint: {
    en: 'SECOND_FACTOR_ROLES in the settings of the server names the roles that are "Required by the server". This page cannot change them.',
    mm: '"ဆာဗာက လိုအပ်စေသည်" ဟု ပြထားသော ရာထူးများကို ဆာဗာ၏ SECOND_FACTOR_ROLES တွင် သတ်မှတ်ထားပြီး ဤစာမျက်နှာမှ မပြောင်းနိုင်ပါ။',
    zh: '标有“服务器要求”的角色由服务器设置 SECOND_FACTOR_ROLES 指定，不能在此页面更改。',
  },
  people: {
    en: 'People: {n}; without second step: {without}',
    mm: 'ဝန်ထမ်း {n} ဦး၊ ဒုတိယအဆင့် မရှိသူ {without} ဦး',
    zh: '{n} 人，其中未设置第二步：{without}',
  },
  require: { en: 'Require', mm: 'လိုအပ်စေမည်', zh: '设为必须' },
  requireOf: {
    en: 'Require the second step of {name}',
    mm: '{name} အတွက် ဒုတိယအဆင့် လိုအပ်စေမည်',
    zh: '要求{name}进行第二步验证',
  },
  requireAsk: {
    en: 'Require the second step of {name}? People without one are logged out now and set it up when they log in again: {n}.',
    mm: '{name} အတွက် ဒုတိယအဆင့် လိုအပ်စေမလား။ ဒုတိယအဆင့် မရှိသူများ ယခု အကောင့်ထွက်သွားပြီး ပြန်ဝင်ချိန်တွင် သတ်မှတ်ရမည် - {n} ဦး။',
    zh: '要求{name}进行第二步验证？尚未设置的人会立即退出，重新登录时设置：{n} 人。',
  },
  isRequired: {
    en: 'The second step is now required.',
    mm: 'ဒုတိယအဆင့် လိုအပ်ကြောင်း သတ်မှတ်ပြီးပါပြီ။',
    zh: '已要求第二步验证。',
  },
  end: { en: 'No longer require', mm: 'မလိုအပ်တော့ဟု သတ်မှတ်မည်', zh: '取消要求' },
  endOf: {
    en: 'No longer require the second step of {name}',
    mm: '{name} အတွက် ဒုတိယအဆင့် မလိုအပ်တော့ဟု သတ်မှတ်မည်',
    zh: '取消{name}的第二步验证要求',
  },
  endAsk: {
    en: 'Log in with the password alone as {name}? Another person must confirm this within a day.',
    mm: '{name} များ စကားဝှက်တစ်ခုတည်းဖြင့် ဝင်နိုင်စေမလား။ အခြားတစ်ဦးက တစ်ရက်အတွင်း အတည်ပြုရမည်။',
    zh: '允许{name}仅用密码登录？须由另一人在一天内确认。',
  },
  endConfirm: {
    en: '{by} has asked for this. Let {name} log in with the password alone?',
    mm: '{by} က တောင်းဆိုထားသည်။ {name} များ စကားဝှက်တစ်ခုတည်းဖြင့် ဝင်နိုင်စေမလား။',
    zh: '{by} 已提出申请。允许{name}仅用密码登录？',
  },
  endPending: {
    en: 'Asked for. Another person must confirm it within a day.',
    mm: 'တောင်းဆိုပြီးပါပြီ။ အခြားတစ်ဦးက တစ်ရက်အတွင်း အတည်ပြုရမည်။',
    zh: '已申请。须由另一人在一天内确认。',
  },
  ended: { en: 'No longer required.', mm: 'မလိုအပ်တော့ပါ။', zh: '已取消要求。' },
  pending: {
    en: '{by} asked to end this at {at}.',
    mm: '{by} က {at} တွင် ရပ်စဲရန် တောင်းဆိုထားသည်။',
    zh: '{by} 于 {at} 申请取消要求。',
  },
  keep: { en: 'Keep required', mm: 'ဆက်၍ လိုအပ်စေမည်', zh: '保持必须' },
  kept: { en: 'It stays required.', mm: 'ဆက်၍ လိုအပ်ပါသည်။', zh: '保持必须。' },
});
