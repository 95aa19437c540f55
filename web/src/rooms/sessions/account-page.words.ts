import { words } from '@waybill/domain/kernel/words.ts';

export const accountWords = words({
  mine: { en: 'About me', mm: 'မိမိအကြောင်း', zh: '个人信息' },
  mineHint: {
    en: 'Your manager can change these for you.',
    mm: 'ဤအချက်အလက်များကို သင့်မန်နေဂျာက ပြင်ဆင်ပေးသည်။',
    zh: '这些信息由您的经理修改。',
  },
  mineHintOfShop: {
    en: 'Your branch can change these for you.',
    mm: 'ဤအချက်အလက်များကို သင့်ရုံးခွဲက ပြင်ဆင်ပေးသည်။',
    zh: '这些信息由您的网点修改。',
  },
  preferences: { en: 'Preferences', mm: 'ကိုယ်ပိုင်ဆက်တင်များ', zh: '偏好设置' },
  preferencesHint: {
    en: 'They follow your account to every device.',
    mm: 'သင့်အကောင့်နှင့်အတူ စက်တိုင်းတွင် အသုံးပြုသည်။',
    zh: '这些设置随账号在每台设备上生效。',
  },
  myanmarDigitsHint: {
    en: 'Numbers, dates, codes and amounts on your screen have Myanmar digits.',
    mm: 'သင့်မျက်နှာပြင်ပေါ်ရှိ ကိန်းဂဏန်း၊ ရက်စွဲ၊ ကုဒ်နှင့် ငွေပမာဏများကို မြန်မာဂဏန်းဖြင့် ပြသည်။',
    zh: '您屏幕上的数字、日期、编号和金额都用缅文数字显示。',
  },
  notSaved: {
    en: 'Changed on this device only: your account could not be reached.',
    mm: 'ဤစက်တွင်သာ ပြောင်းထားသည်။ သင့်အကောင့်တွင် မသိမ်းနိုင်ပါ။',
    zh: '仅在此设备上生效：未能保存到您的账号。',
  },
  passwordReset: {
    en: '{by} set a password for this account on {at}. If you did not ask for it, tell their superior.',
    mm: '{at} တွင် {by} က ဤအကောင့်အတွက် စကားဝှက် သတ်မှတ်ပေးခဲ့သည်။ သင် မတောင်းဆိုခဲ့ပါက ထိုသူ၏ အထက်လူကြီးကို အကြောင်းကြားပါ။',
    zh: '{by} 于 {at} 为此账号设置了密码。如非您要求，请告知其上级。',
  },
  passwordUsed: {
    en: 'It was first used on {at}, from address {address}.',
    mm: '{at} တွင် လိပ်စာ {address} မှ ပထမဆုံး အသုံးပြုခဲ့သည်။',
    zh: '该密码于 {at} 首次使用，地址为 {address}。',
  },
  confirmPassword: { en: 'Repeat new password', mm: 'စကားဝှက်အသစ် ထပ်ဖြည့်ရန်', zh: '再次输入新密码' },
  passwordHint: {
    en: 'At least 6 characters. All your other sessions end.',
    mm: 'အနည်းဆုံး စာလုံး 6 လုံး။ အခြားစက်များတွင် ဝင်ထားသည်များ အကုန်ထွက်သွားမည်။',
    zh: '至少 6 个字符。您的其他会话将全部结束。',
  },
  changePassword: { en: 'Change password', mm: 'စကားဝှက် ပြောင်းမည်', zh: '修改密码' },
  passwordChanged: { en: 'Password changed.', mm: 'စကားဝှက် ပြောင်းပြီးပါပြီ။', zh: '密码已修改。' },
  mustChoose: {
    en: 'Your password was set by someone else. Choose your own to continue.',
    mm: 'သင့်စကားဝှက်ကို အခြားသူက သတ်မှတ်ပေးထားသည်။ ဆက်လက်ဆောင်ရွက်ရန် ကိုယ်ပိုင်စကားဝှက် သတ်မှတ်ပါ။',
    zh: '您的密码由他人设置，请先设置自己的密码再继续。',
  },

  sessions: { en: 'Where you are logged in', mm: 'အကောင့်ဝင်ထားသည့် စက်များ', zh: '登录设备' },
  thisSession: { en: 'This device', mm: 'ဤစက်', zh: '本设备' },
  lastSeen: { en: 'Last used {at}', mm: 'နောက်ဆုံးသုံးချိန် {at}', zh: '最近使用 {at}' },
  unknownDevice: { en: 'Unknown device', mm: 'မသိသော စက်', zh: '未知设备' },
  endOf: { en: 'Log out: {device}', mm: 'ရပ်မည် - {device}', zh: '结束：{device}' },
  endOthers: { en: 'Log out everywhere else', mm: 'အခြားအားလုံးမှ ထွက်မည်', zh: '结束其他所有会话' },
  endOthersAsk: { en: 'Log out on all other devices?', mm: 'အခြားစက်အားလုံးမှ အကောင့်ထွက်မလား။', zh: '结束您的其他所有会话？' },
  ended: { en: 'Session ended.', mm: 'အကောင့်ထွက်ပြီးပါပြီ။', zh: '会话已结束。' },
  othersEnded: {
    en: 'All other sessions ended.',
    mm: 'အခြားစက်အားလုံးမှ အကောင့်ထွက်ပြီးပါပြီ။',
    zh: '其他所有会话已结束。',
  },
  sessionsFailed: { en: 'The sessions could not be loaded.', mm: 'အကောင့်ဝင်ထားသည်များကို ဖွင့်၍မရပါ။', zh: '会话加载失败。' },
});
