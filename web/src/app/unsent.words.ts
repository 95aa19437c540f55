import { words } from '@waybill/domain/kernel/words.ts';

/** Words about unsent work on a device, shown at log-out. */
export const unsentWords = words({
  title: { en: 'Not everything has been sent', mm: 'အားလုံး မပို့ရသေးပါ', zh: '还有内容未发送' },
  messages: {
    en: '{n} [chat message|chat messages] not sent yet: kept on this device, hidden from others, and sent automatically when you log in here again.',
    mm: 'သင့်စာ {n} စောင် မပို့ရသေးပါ။ ဤစက်တွင် ကျန်ရှိပြီး အခြားသူ မဖတ်နိုင်ပါ။ သင် ဤစက်မှ ပြန်ဝင်လျှင် အလိုအလျောက် ပို့မည်။',
    zh: '您有 {n} 条聊天消息尚未发送。它们保存在此设备上，他人看不到，您再次在此登录后会自动发送。',
  },
  unkept: {
    en: '{n} [chat message|chat messages] could not be kept on this device and will be lost when you log out.',
    mm: 'သင့်စာ {n} စောင်ကို ဤစက်က သိမ်း၍မရပါ။ ထွက်လျှင် ပျောက်သွားမည်။',
    zh: '您有 {n} 条聊天消息设备无法保存，只在此页面上：退出后将丢失。',
  },
  labels: {
    en: '{n} [label|labels] created offline and not sent yet: kept on this device and sent automatically when you log in here again.',
    mm: 'လိုင်းမရှိစဉ် ပြုလုပ်ခဲ့သော လေဘယ် {n} ခု စောင့်နေသည်။ ဤစက်တွင် ကျန်ရှိပြီး သင် ဤစက်မှ ပြန်ဝင်လျှင် အလိုအလျောက် ပို့မည်။',
    zh: '您离线制作的 {n} 张运单尚未上传。它们保存在此设备上，您再次在此登录后会自动上传。',
  },
});
