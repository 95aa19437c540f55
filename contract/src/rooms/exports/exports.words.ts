import type { ExportFormat, ExportState } from '@waybill/domain/rooms/exports/export-states.ts';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';
import type { StateFace } from '../../kernel/list.ts';

export const exportWords = words({
  about: {
    en: 'Files that you export from a list stand here until they expire. Open a list and choose Export.',
    mm: 'စာရင်းများမှ ထုတ်ယူထားသော ဖိုင်များကို သက်တမ်းမကုန်မချင်း ဤနေရာတွင် ထားသည်။ စာရင်းတစ်ခုကို ဖွင့်ပြီး ထုတ်ယူရန် ကို ရွေးပါ။',
    zh: '从列表导出的文件在到期前保留在这里。打开一个列表并选择“导出”。',
  },
  menu: { en: 'CSV menu', mm: 'CSV မီနူး', zh: 'CSV 菜单' },
  title: { en: 'Shipping report CSV list', mm: 'ပို့ဆောင်မှု အစီရင်ခံစာ CSV စာရင်း', zh: '运输报表 CSV 列表' },
  no: { en: 'No.', mm: 'စဉ်', zh: '序号' },
});

export const exportFieldWords = words({
  list: { en: 'List', mm: 'စာရင်း', zh: '列表' },
  format: { en: 'Format', mm: 'ဖိုင်ပုံစံ', zh: '格式' },
  requested_by: { en: 'Asked for by', mm: 'တောင်းဆိုသူ', zh: '申请人' },
  status: { en: 'Status', mm: 'အခြေအနေ', zh: '状态' },
  total: { en: 'Rows', mm: 'အတန်းရေ', zh: '行数' },
  size: { en: 'Size', mm: 'အရွယ်အစား', zh: '大小' },
  created_at: { en: 'Created at', mm: 'စာရင်းသွင်းချိန်', zh: '创建时间' },
  expires_at: { en: 'Kept until', mm: 'သိမ်းထားမည့်ရက်', zh: '保留至' },
});

export const exportStateFaces: Record<ExportState, StateFace> = {
  queued: { tone: exportLife.states.queued.tone, word: { en: 'Waiting', mm: 'စောင့်ဆိုင်းဆဲ', zh: '等待中' } },
  running: { tone: exportLife.states.running.tone, word: { en: 'In process', mm: 'ဆောင်ရွက်ဆဲ', zh: '处理中' } },
  ready: { tone: exportLife.states.ready.tone, word: { en: 'Ready', mm: 'အဆင်သင့်', zh: '已就绪' } },
  failed: { tone: exportLife.states.failed.tone, word: { en: 'Failed', mm: 'မအောင်မြင်', zh: '失败' } },
  expired: { tone: exportLife.states.expired.tone, word: { en: 'Expired', mm: 'သက်တမ်းကုန်', zh: '已过期' } },
};

export const exportFormatWords: Record<ExportFormat, Word> = {
  csv: { en: 'CSV', mm: 'CSV', zh: 'CSV' },
  xlsx: { en: 'Excel', mm: 'Excel', zh: 'Excel' },
};
