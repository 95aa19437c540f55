import { words } from '@waybill/domain/kernel/words.ts';

export const passkeyWords = words({
  title: { en: 'Passkeys', mm: 'Passkey များ', zh: '通行密钥' },
  hint: {
    en: 'A fingerprint, face or PIN of your phone or computer, or a security key, instead of a code.',
    mm: 'ကုဒ်အစား သင့်ဖုန်း သို့မဟုတ် ကွန်ပျူတာ၏ လက်ဗွေ၊ မျက်နှာ၊ PIN သို့မဟုတ် လုံခြုံရေးသော့ကို သုံးပါ။',
    zh: '用手机或电脑的解锁方式或安全密钥代替验证码。',
  },
  add: { en: 'Add passkey', mm: 'Passkey ထည့်မည်', zh: '添加通行密钥' },
  added: { en: 'The passkey was added.', mm: 'Passkey ထည့်ပြီးပါပြီ။', zh: '已添加通行密钥。' },
  removeOf: { en: 'Remove passkey {name}', mm: 'Passkey {name} ဖယ်ရှားမည်', zh: '移除通行密钥 {name}' },
  removed: { en: 'The passkey was removed.', mm: 'Passkey ဖယ်ရှားပြီးပါပြီ။', zh: '已移除通行密钥。' },
  neverUsed: { en: 'not used yet', mm: 'မသုံးရသေးပါ', zh: '尚未使用' },
  lastUsed: { en: 'last used {at}', mm: 'နောက်ဆုံးသုံးချိန် {at}', zh: '上次使用 {at}' },
  nameHint: {
    en: 'Such as the device: you will know later which one to remove.',
    mm: 'ဥပမာ စက်အမည်။ နောင်တွင် မည်သည့်တစ်ခုကို ဖယ်ရမည်ကို သိနိုင်ရန်။',
    zh: '例如设备名称，以便日后知道应移除哪一个。',
  },
  nameNeeded: { en: 'Give the passkey a name.', mm: 'Passkey ကို အမည်ပေးပါ။', zh: '请为通行密钥命名。' },
  notMade: {
    en: 'The browser made no passkey. Perhaps this device has one already, or its window was closed.',
    mm: 'ဘရောက်ဇာက passkey မပြုလုပ်ပါ။ ဤစက်တွင် ရှိပြီးသား ဖြစ်နိုင်သည် သို့မဟုတ် ၎င်း၏ဝင်းဒိုးကို ပိတ်ခဲ့ခြင်း ဖြစ်နိုင်သည်။',
    zh: '浏览器未创建通行密钥。可能此设备已有，或窗口已关闭。',
  },
  orScan: {
    en: 'Or scan this with an authenticator app on your phone, then enter the code that it shows.',
    mm: 'သို့မဟုတ် ဖုန်းရှိ အတည်ပြုအက်ပ်ဖြင့် ဤပုံကို စကင်ဖတ်ပြီး ပြသောကုဒ်ကို ဖြည့်ပါ။',
    zh: '或用手机验证器应用扫描此码，然后输入其显示的验证码。',
  },
  renameOf: { en: 'Rename passkey {name}', mm: 'Passkey {name} ကို အမည်ပြောင်းမည်', zh: '重命名通行密钥 {name}' },
  renamed: { en: 'The passkey was renamed.', mm: 'Passkey အမည် ပြောင်းပြီးပါပြီ။', zh: '已重命名通行密钥。' },
  use: { en: 'Use passkey', mm: 'Passkey သုံးမည်', zh: '使用通行密钥' },
  notUsed: {
    en: 'No passkey was used. Try again, or enter a code.',
    mm: 'Passkey မသုံးခဲ့ပါ။ ထပ်စမ်းပါ သို့မဟုတ် ကုဒ်ဖြည့်ပါ။',
    zh: '未使用通行密钥。请重试，或输入验证码。',
  },
  again: { en: 'Confirm with your second step', mm: 'ဒုတိယအဆင့်ဖြင့် အတည်ပြုပါ', zh: '请用第二步验证确认' },
  againText: {
    en: 'Large payments, and another app or passkey, ask for it again. Then nothing more is asked for five minutes.',
    mm: 'ငွေပမာဏ များလျှင်၊ အက်ပ် သို့မဟုတ် passkey အသစ် ထည့်လျှင် ထပ်မံတောင်းသည်။ ထို့နောက် ငါးမိနစ်အတွင်း ထပ်မတောင်းပါ။',
    zh: '大额付款，或添加新的应用或通行密钥时，须再次验证，之后五分钟内不再询问。',
  },
  codeToo: {
    en: 'Enter the code of your authenticator app, or a recovery code.',
    mm: 'သင့်အတည်ပြုအက်ပ်၏ ကုဒ် သို့မဟုတ် ပြန်လည်ရယူရန်ကုဒ်တစ်ခုကို ဖြည့်ပါ။',
    zh: '请输入验证器应用的验证码，或恢复码。',
  },
  recoveryToo: {
    en: 'Without your passkey, enter a recovery code.',
    mm: 'Passkey မရှိလျှင် ပြန်လည်ရယူရန်ကုဒ်တစ်ခုကို ဖြည့်ပါ။',
    zh: '没有通行密钥时，请输入恢复码。',
  },
});
