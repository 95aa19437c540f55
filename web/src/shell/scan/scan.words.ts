import { words } from '@waybill/domain/kernel/words.ts';

/** Words of every page that takes scans. */
export const scanWords = words({
  end: { en: 'End scanning', mm: 'စကင်ဖတ်ခြင်း ရပ်ရန်', zh: '结束扫描' },
  on: { en: 'Scanning: {what}', mm: 'စကင်ဖတ်နေသည် - {what}', zh: '正在扫描：{what}' },
  done: { en: 'done', mm: 'ရပြီး', zh: '完成' },
  again: { en: 'repeated', mm: 'ထပ်နေ', zh: '重复' },
  refused: { en: 'set aside', mm: 'ဖယ်ထား', zh: '搁置' },
  waiting: { en: 'waiting', mm: 'စောင့်နေ', zh: '等待' },
  offline: {
    en: 'Offline. Scans are safe on this device and are sent automatically.',
    mm: 'လိုင်းမရှိပါ။ စကင်များကို ဤစက်တွင် သိမ်းထားပြီး လိုင်းရသည်နှင့် အလိုအလျောက် ပို့မည်။',
    zh: '网络中断。扫描已保存在本机，恢复后自动发送。',
  },
  field: { en: 'Scan or type a code', mm: 'စကင်ဖတ်ပါ သို့မဟုတ် ကုဒ်ရိုက်ပါ', zh: '扫描或输入单号' },
  waitHere: {
    en: '{n} [scan waits|scans wait] on this device',
    mm: 'ဤစက်တွင် စကင် {n} ခု စောင့်နေသည်',
    zh: '本机有 {n} 条扫描等待发送',
  },
  ofWorker: { en: '{name}: {n}', mm: '{name} - {n}', zh: '{name}：{n}' },
  nameless: { en: 'Name not known', mm: 'အမည် မသိပါ', zh: '姓名未知' },
  whenSent: {
    en: 'They are safe here and are sent when you or a colleague of the branch logs in on this device. A courier’s scans wait for that courier.',
    mm: 'ဤစက်တွင် သိမ်းထားပြီး သင် သို့မဟုတ် ရုံးခွဲမှ လုပ်ဖော်ကိုင်ဖက် ဤစက်တွင် အကောင့်ဝင်သည်နှင့် ပို့မည်။ ကူရီယာ ဖတ်ထားသည်များကို ထိုကူရီယာ ဝင်မှ ပို့မည်။',
    zh: '扫描已保存在本机，您或本网点同事在此登录后即发送。快递员扫描的内容等其本人登录后发送。',
  },
  save: { en: 'Save to a file', mm: 'ဖိုင်အဖြစ် သိမ်းမည်', zh: '保存为文件' },
  sendNow: { en: 'Send now', mm: 'ယခု ပို့မည်', zh: '立即发送' },
  unsafe: {
    en: '{n} [scan is|scans are] NOT kept on this device: {codes}',
    mm: 'စကင် {n} ခုကို ဤစက်တွင် မသိမ်းနိုင်ပါ - {codes}',
    zh: '有 {n} 条扫描未能保存在本机：{codes}',
  },
  unsafeHint: {
    en: 'The disk may be full, or the browser stores nothing. Keep this page open until they are sent, or save them to a file.',
    mm: 'စက်သိုလှောင်နေရာ ပြည့်နေနိုင်သည် သို့မဟုတ် ဘရောက်ဇာက မသိမ်းပါ။ ပို့ပြီးသည်အထိ ဤစာမျက်နှာကို မပိတ်ပါနှင့်။ သို့မဟုတ် ဖိုင်အဖြစ် သိမ်းပါ။',
    zh: '本机空间可能不足，或浏览器不保存数据。发送完成前不要关闭此页面，或保存为文件。',
  },
  sentLate: {
    en: '{n} waiting [scan was|scans were] sent.',
    mm: 'စောင့်နေသော စကင် {n} ခု ပို့ပြီးပါပြီ။',
    zh: '已发送等待中的 {n} 条扫描。',
  },
  asideLate: {
    en: '{n} waiting [scan was|scans were] set aside: scan mode shows why.',
    mm: 'စောင့်နေသော စကင် {n} ခုကို ဖယ်ထားသည်။ အကြောင်းရင်းကို စကင်ဖတ်သည့် စာမျက်နှာတွင် ကြည့်ပါ။',
    zh: '等待中的 {n} 条扫描已搁置，原因见扫描模式。',
  },
  camera: { en: 'Scan codes with the camera', mm: 'ကင်မရာဖြင့် ကုဒ်ဖတ်ရန်', zh: '用摄像头扫码' },
  keyboard: { en: 'Show the keyboard', mm: 'ကီးဘုတ် ပြရန်', zh: '显示键盘' },
});
