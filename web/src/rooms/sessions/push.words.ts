import { words } from '@waybill/domain/kernel/words.ts';

export const pushWords = words({
  title: { en: 'Notices on devices', mm: 'စက်ပစ္စည်းများသို့ အသိပေးခြင်း', zh: '设备通知' },
  hint: {
    en: 'A device says that there is news while the page is closed: never names, phones or amounts.',
    mm: 'စာမျက်နှာ ပိတ်ထားချိန်တွင် အသစ်ရှိကြောင်း စက်က အသိပေးသည်။ အမည်၊ ဖုန်း၊ ငွေပမာဏ မပြပါ။',
    zh: '页面关闭时设备会提示有新消息，不显示姓名、电话或金额。',
  },
  kinds: { en: 'Notify me of', mm: 'အသိပေးရမည့်အရာများ', zh: '通知内容' },
  none: { en: 'No device is turned on.', mm: 'ဖွင့်ထားသော စက် မရှိပါ။', zh: '尚未开启任何设备。' },
  turnOn: { en: 'Turn on for this device', mm: 'ဤစက်တွင် ဖွင့်ရန်', zh: '在本设备开启' },
  turnedOn: { en: 'This device is turned on.', mm: 'ဤစက်တွင် ဖွင့်ပြီးပါပြီ။', zh: '本设备已开启。' },
  turnOff: { en: 'Turn off', mm: 'ပိတ်ရန်', zh: '关闭' },
  turnOffOf: { en: 'Turn off: {device}', mm: 'ပိတ်ရန် - {device}', zh: '关闭：{device}' },
  turnedOff: { en: 'The device is turned off.', mm: 'စက်ကို ပိတ်ပြီးပါပြီ။', zh: '设备已关闭。' },
  lastSent: { en: 'last notice {at}', mm: 'နောက်ဆုံး အသိပေးချိန် {at}', zh: '最近通知 {at}' },
  neverSent: { en: 'no notice yet', mm: 'အသိပေးခြင်း မရှိသေး', zh: '尚无通知' },
  failed: {
    en: 'The last notice did not arrive.',
    mm: 'နောက်ဆုံး အသိပေးချက် မရောက်ပါ။',
    zh: '最近一次通知未送达。',
  },
  insecure: {
    en: 'Browsers allow notices only over HTTPS. Ask your administrator for an address that begins with https://.',
    mm: 'HTTPS ဖြင့်သာ အသိပေး၍ ရသည်။ https:// ဖြင့် စသော လိပ်စာကို စနစ်တာဝန်ခံထံ တောင်းပါ။',
    zh: '浏览器只允许通过 HTTPS 发送通知。请向管理员索取以 https:// 开头的地址。',
  },
  install: {
    en: 'On this phone, add the page to the home screen first (Share, Add to Home Screen) and open it from there.',
    mm: 'ဤဖုန်းတွင် စာမျက်နှာကို ပင်မမျက်နှာပြင်သို့ အရင်ထည့်ပါ (Share၊ Add to Home Screen)။ ထို့နောက် ထိုနေရာမှ ဖွင့်ပါ။',
    zh: '在此手机上，请先将页面添加到主屏幕（分享、添加到主屏幕），再从主屏幕打开。',
  },
  unsupported: {
    en: 'This browser has no notices. A current Chrome, Edge or Firefox has them.',
    mm: 'ဤဘရောက်ဇာတွင် အသိပေးခြင်း မရပါ။ Chrome၊ Edge သို့မဟုတ် Firefox အသစ်တွင် ရသည်။',
    zh: '此浏览器不支持通知。新版 Chrome、Edge 或 Firefox 支持。',
  },
  denied: {
    en: 'Notices of this page are blocked in the browser. Allow them in its settings for this page, then load the page again.',
    mm: 'ဤစာမျက်နှာ၏ အသိပေးချက်များကို ဘရောက်ဇာတွင် ပိတ်ထားသည်။ ဘရောက်ဇာ ဆက်တင်တွင် ခွင့်ပြုပြီး ပြန်ဖွင့်ပါ။',
    zh: '浏览器已禁止本页面的通知。请在浏览器的网站设置中允许，然后重新加载页面。',
  },
  dismissed: {
    en: 'The browser was not given permission. Press the button again and choose Allow.',
    mm: 'ဘရောက်ဇာကို ခွင့်မပြုရသေးပါ။ ခလုတ်ကို ထပ်နှိပ်ပြီး Allow ကို ရွေးပါ။',
    zh: '尚未授予浏览器权限。请再次按下按钮并选择“允许”。',
  },
  shared: {
    en: 'You chose a shared computer when you logged in. It gives no notices.',
    mm: 'အကောင့်ဝင်စဉ် အများသုံးကွန်ပျူတာဟု ရွေးထားသည်။ ထိုစက်တွင် အသိမပေးပါ။',
    zh: '您登录时选择了公用电脑，此设备不发送通知。',
  },
  unreachable: {
    en: 'The push service of this browser could not be reached. Try again later, or in another browser.',
    mm: 'ဤဘရောက်ဇာ၏ အသိပေးဝန်ဆောင်မှုကို မဆက်သွယ်နိုင်ပါ။ နောက်မှ သို့မဟုတ် အခြားဘရောက်ဇာဖြင့် ထပ်စမ်းပါ။',
    zh: '无法连接此浏览器的推送服务。请稍后重试，或使用其他浏览器。',
  },
});
