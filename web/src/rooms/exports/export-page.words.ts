import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export const exportPageWords = words({
  note: {
    en: 'A file has the rows and columns of the list as shown on the screen, and is kept for {n} days. Only the person who requested it can download it.',
    mm: 'စာရင်း၏ မျက်နှာပြင်ပေါ်ရှိ အတန်းနှင့် ကော်လံများအတိုင်း ဖိုင်ပြုလုပ်ပြီး {n} ရက် သိမ်းထားပါသည်။ တောင်းဆိုသူသာ ဒေါင်းလုဒ်ရယူနိုင်ပါသည်။',
    zh: '文件按列表在屏幕上的行和列生成，保留 {n} 天，仅申请人可下载。',
  },
  search: { en: 'List or person', mm: 'စာရင်း သို့မဟုတ် တောင်းဆိုသူ', zh: '列表或申请人' },
  download: commonWords.download,
  retry: commonWords.makeItAgain,
  retried: { en: 'The file is being created again.', mm: 'ဖိုင်ကို ထပ်မံပြုလုပ်နေပါသည်။', zh: '正在重新生成文件。' },
  progressOf: { en: 'Progress of “{name}”', mm: '“{name}” ပြုလုပ်မှု အခြေအနေ', zh: '“{name}”的进度' },
  notYours: {
    en: 'Only the person who requested it can download it.',
    mm: 'တောင်းဆိုသူသာ ဒေါင်းလုဒ်ရယူနိုင်ပါသည်။',
    zh: '仅申请人可下载。',
  },
  kb: { en: '{n} kB', mm: '{n} kB', zh: '{n} kB' },
  mb: commonWords.megabytes,
});
