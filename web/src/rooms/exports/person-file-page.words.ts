import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { personFileWords } from '@waybill/contract/rooms/exports/person-file.words.ts';

export const personFilePageWords = words({
  title: personFileWords.record,
  about: {
    en: 'Make sure that the number belongs to the person who asks. The file holds what is kept about them as receiver or sender, at most the newest {n} rows of each kind. The request is kept in the audit log.',
    mm: 'နံပါတ်သည် တောင်းဆိုသူ၏ နံပါတ် ဖြစ်ကြောင်း ဦးစွာ စစ်ဆေးပါ။ ဖိုင်တွင် လက်ခံသူ သို့မဟုတ် ပေးပို့သူအဖြစ် သိမ်းထားသည့် အချက်အလက်များ ပါဝင်ပြီး အမျိုးအစားတစ်ခုစီ၏ နောက်ဆုံး အတန်း {n} အထိ ပါသည်။ တောင်းဆိုမှုကို စစ်ဆေးမှတ်တမ်းတွင် သိမ်းထားသည်။',
    zh: '请先确认号码属于申请人本人。文件包含此人作为收件人或寄件人的全部记录，每类最多最新 {n} 条。此操作会记入审计日志。',
  },
  reason: {
    en: 'Who asked, and how they proved the number',
    mm: 'တောင်းဆိုသူနှင့် နံပါတ်ပိုင်ဆိုင်ကြောင်း သက်သေပြပုံ',
    zh: '申请人及其号码的核实方式',
  },
  yes: commonWords.download,
  done: { en: 'The file was downloaded.', mm: 'ဖိုင်ကို ဒေါင်းလုဒ်ရယူပြီးပါပြီ။', zh: '文件已下载。' },
});
