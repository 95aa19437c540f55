import { words } from '@waybill/domain/kernel/words.ts';

/** What every page that takes scans says. */
export const scanWords = words({
  end: { en: 'End scanning', mm: 'စကင်ဖတ်ခြင်း ရပ်ရန်', zh: '结束扫描' },
  on: { en: 'Scanning: {what}', mm: 'စကင်ဖတ်နေသည် - {what}', zh: '正在扫描：{what}' },
  done: { en: 'done', mm: 'ရပြီး', zh: '完成' },
  again: { en: 'again', mm: 'ထပ်နေ', zh: '重复' },
  refused: { en: 'set aside', mm: 'ဖယ်ထား', zh: '搁置' },
  waiting: { en: 'waiting', mm: 'စောင့်နေ', zh: '等待' },
  offline: {
    en: 'No line. Scans are safe on this device and go out by themselves.',
    mm: 'လိုင်းမရှိပါ။ စကင်များကို ဤစက်တွင် သိမ်းထားပြီး လိုင်းရသည်နှင့် အလိုအလျောက် ပို့မည်။',
    zh: '网络中断。扫描已保存在本机，恢复后自动发送。',
  },
  field: { en: 'Scan or type a code', mm: 'စကင်ဖတ်ပါ သို့မဟုတ် ကုဒ်ရိုက်ပါ', zh: '扫描或输入单号' },
  keyboard: { en: 'Show the keyboard', mm: 'ကီးဘုတ် ပြရန်', zh: '显示键盘' },
});
