import type { ExportFormat, ExportProblem } from '@waybill/domain/rooms/exports/export-states.ts';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import { facesOf } from '../../kernel/list.ts';
import { commonFieldWords } from '../../kernel/common-field.words.ts';
import { commonWords } from '../../kernel/common.words.ts';

export const exportWords = words({
  about: {
    en: 'No files yet. Open a list and choose Export; the files stay here until they expire.',
    mm: 'စာရင်းများမှ ထုတ်ယူထားသော ဖိုင်များကို သက်တမ်းမကုန်မချင်း ဤနေရာတွင် ထားသည်။ စာရင်းတစ်ခုကို ဖွင့်ပြီး ထုတ်ယူရန် ကို ရွေးပါ။',
    zh: '从列表导出的文件在到期前保留在这里。打开一个列表并选择“导出”。',
  },
  title: { en: 'Shipping report CSV list', mm: 'ပို့ဆောင်မှု အစီရင်ခံစာ CSV စာရင်း', zh: '运输报表 CSV 列表' },
});

export const exportFieldWords = words({
  list: commonFieldWords.list,
  format: { en: 'Format', mm: 'ဖိုင်ပုံစံ', zh: '格式' },
  requested_by: commonFieldWords.requester,
  status: commonFieldWords.status,
  total: commonFieldWords.row_count,
  size: commonFieldWords.size,
  sheets: { en: 'Rows by sheet', mm: 'စာမျက်နှာများ', zh: '工作表' },
  created_at: commonFieldWords.created_at,
  expires_at: { en: 'Kept until', mm: 'သိမ်းထားမည့်ရက်', zh: '保留至' },
});

export const exportStateFaces = facesOf(exportLife, {
  queued: commonFieldWords.waiting,
  running: commonWords.inProcess,
  ready: { en: 'Ready', mm: 'အဆင်သင့်', zh: '已就绪' },
  failed: commonWords.failed,
  expired: commonWords.expired,
});

export const exportFormatWords: Record<ExportFormat, Word> = {
  csv: commonWords.csv,
  xlsx: commonWords.excel,
};

/** Why an export failed, and what to do. */
export const exportProblemWords: Record<ExportProblem, Word> = {
  disk_full: {
    en: 'The server’s disk is full. Tell its administrator, then create the file again.',
    mm: 'ဆာဗာ၏ ဒစ်ခ် ပြည့်နေပါသည်။ တာဝန်ခံကို အကြောင်းကြားပြီးမှ ဖိုင်ကို ထပ်ပြုလုပ်ပါ။',
    zh: '服务器磁盘已满。请通知维护人员，然后重新生成文件。',
  },
  too_long: {
    en: 'It took too long. Export fewer days or rows at a time.',
    mm: 'အချိန် ကြာလွန်းပါသည်။ ရက် သို့မဟုတ် အတန်း လျှော့ပြီး ထုတ်ယူပါ။',
    zh: '耗时过长。请减少天数或条数后再导出。',
  },
  not_allowed: {
    en: 'The person who requested it may no longer read this list.',
    mm: 'တောင်းဆိုသူသည် ဤစာရင်းကို ဖတ်ခွင့် မရှိတော့ပါ။',
    zh: '申请人已无权查看此列表。',
  },
  other: {
    en: 'Something went wrong. Create it again; if it fails again, tell the server’s administrator.',
    mm: 'တစ်ခုခု မှားယွင်းသွားပါသည်။ ထပ်ပြုလုပ်ပါ။ ထပ်မံ မအောင်မြင်ပါက ဆာဗာ တာဝန်ခံကို အကြောင်းကြားပါ။',
    zh: '出现错误。请重新生成；若再次失败，请通知服务器维护人员。',
  },
};
