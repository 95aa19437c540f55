import { words } from '@waybill/domain/kernel/words.ts';

export const scannerWords = words({
  ask: { en: 'Scan this code', mm: 'ဤကုဒ်ကို စကင်ဖတ်ပါ', zh: '请扫描此条码' },
  hint: {
    en: 'This device then knows what your scanner adds to a code and how fast it sends. Print the page if the scanner cannot read the screen.',
    mm: 'သင့်စကင်နာက ကုဒ်တွင် ဘာထည့်၍ မည်မျှမြန်ကြောင်း ဤစက်က သိရှိသွားမည်။ မျက်နှာပြင်မှ မဖတ်နိုင်လျှင် ဤစာမျက်နှာကို ပရင့်ထုတ်ပါ။',
    zh: '本设备会记住扫描枪附加的字符和发送速度。若扫描枪无法读取屏幕，请打印本页。',
  },
  print: { en: 'Print this page', mm: 'ဤစာမျက်နှာ ပရင့်ထုတ်ရန်', zh: '打印本页' },
  learned: { en: 'This scanner is set up', mm: 'စကင်နာ ချိန်ညှိပြီးပါပြီ', zh: '扫描枪已设置' },
  own: { en: 'Your scanner', mm: 'သင့်စကင်နာ', zh: '您的扫描枪' },
  notKept: {
    en: 'This device could not store the setting: allow this site to store data, then scan again.',
    mm: 'ဤစက်က ချိန်ညှိချက်ကို မသိမ်းနိုင်ပါ။ ဤဝဘ်ဆိုက်ကို သိမ်းဆည်းခွင့်ပေးပြီး ထပ်စကင်ဖတ်ပါ။',
    zh: '本设备无法保存设置：请允许本网站存储数据后重新扫描。',
  },
  other: {
    en: 'Received: {text}. This is not the code above: scan it again.',
    mm: 'ရရှိသည် - {text}။ အထက်ပါ ကုဒ် မဟုတ်ပါ။ ထပ်စကင်ဖတ်ပါ။',
    zh: '收到：{text}。不是上方条码，请重新扫描。',
  },
  read: { en: 'Read: {text}', mm: 'ဖတ်ရသည် - {text}', zh: '已读取：{text}' },
  tryOne: {
    en: 'Scan any label to try it.',
    mm: 'စမ်းသပ်ရန် မည်သည့်လေဘယ်ကိုမဆို စကင်ဖတ်ပါ။',
    zh: '扫描任意运单试试。',
  },
  speed: { en: 'Time between two characters', mm: 'စာလုံးတစ်လုံးနှင့် တစ်လုံးကြား အချိန်', zh: '字符间隔' },
  ms: { en: 'up to {n} ms', mm: '{n} ms အထိ', zh: '最长 {n} 毫秒' },
  before: { en: 'Added before the code', mm: 'ကုဒ်ရှေ့တွင် ထည့်သည်', zh: '条码前附加' },
  after: { en: 'Added after the code', mm: 'ကုဒ်နောက်တွင် ထည့်သည်', zh: '条码后附加' },
  nothing: { en: 'nothing', mm: 'မရှိပါ', zh: '无' },
  signs: { en: '{text} and other signs', mm: '{text} နှင့် အခြားသင်္ကေတများ', zh: '{text} 及其他符号' },
  forget: { en: 'Forget this scanner', mm: 'ဤစကင်နာကို မေ့ရန်', zh: '清除扫描枪设置' },
  misread: {
    en: 'Codes misread again and again?',
    mm: 'ကုဒ်များ ထပ်ခါထပ်ခါ မှားဖတ်နေပါသလား။',
    zh: '条码反复读错？',
  },
});
