import { words } from '@waybill/domain/kernel/words.ts';

/** Words shown while offline, and when a new version is ready. */
export const lineWords = words({
  region: { en: 'Connection and version', mm: 'လိုင်းနှင့် ဗားရှင်း', zh: '连接与版本' },
  noLine: { en: 'Offline', mm: 'လိုင်းမရှိပါ', zh: '网络中断' },
  asOf: {
    en: 'Showing data from {time}.',
    mm: '{time} အချိန်က အချက်အလက်များကို ပြထားသည်။',
    zh: '显示的是 {time} 的数据。',
  },
  missing: {
    en: 'Parts of this page are not on this device and need a connection.',
    mm: 'ဤစာမျက်နှာ၏ အချို့အချက်အလက်များ ဤစက်တွင် မရှိသေးသဖြင့် လိုင်းရမှ ပြနိုင်မည်။',
    zh: '本页部分内容未保存在本机，需联网后显示。',
  },
  works: {
    en: 'You can keep scanning; other changes need a connection.',
    mm: 'စကင် ဆက်ဖတ်နိုင်သည်။ အခြားပြင်ဆင်မှုများကို လိုင်းရမှ လုပ်ပါ။',
    zh: '可继续扫描；其他更改需等网络恢复。',
  },
  newVersion: { en: 'A new version is ready.', mm: 'ဗားရှင်းအသစ် အဆင်သင့်ဖြစ်ပါပြီ။', zh: '新版本已就绪。' },
  unsafe: {
    en: 'Some scans are only in this page: reload it after they are sent.',
    mm: 'စကင်အချို့ ဤစာမျက်နှာတွင်သာ ရှိသေးသဖြင့် ပို့ပြီးမှ ဖွင့်နိုင်မည်။',
    zh: '部分扫描只在此页面中，发送后才能加载。',
  },
  takeIt: { en: 'Reload now', mm: 'ယခု ဖွင့်မည်', zh: '立即加载' },
  forgetful: {
    en: 'This connection is not encrypted, so you are logged out when this page is closed or reloaded.',
    mm: 'ဤချိတ်ဆက်မှုသည် လုံခြုံအောင် စာဝှက်မထားသဖြင့် စာမျက်နှာကို ပိတ်လျှင် သို့မဟုတ် ပြန်ဖွင့်လျှင် အကောင့်မှ ထွက်သွားမည်။',
    zh: '此连接未加密，关闭或刷新页面后将退出登录。',
  },
});
