import { words } from '@waybill/domain/kernel/words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Rarely used words of lists, not in the first load: what a view could not restore, and exports. */
export const listNoticesWords = words({
  exportCsv: { en: 'Export CSV', mm: 'CSV ထုတ်မည်', zh: '导出 CSV' },
  exportXlsx: { en: 'Export Excel', mm: 'Excel ထုတ်မည်', zh: '导出 Excel' },
  exportAll: { en: 'All {n} matching', mm: 'ကိုက်ညီသည့် {n} ခုလုံး', zh: '全部 {n} 条匹配项' },
  exportSelected: { en: 'The {n} selected', mm: 'ရွေးထားသည့် {n} ခု', zh: '所选的 {n} 项' },
  exportStarted: { en: 'Export started.', mm: 'ဖိုင်ထုတ်ရန် တောင်းဆိုပြီးပါပြီ။', zh: '已提交导出请求。' },
  exportStartedText: {
    en: 'You will see here when the file is ready.',
    mm: 'ဖိုင် အဆင်သင့်ဖြစ်လျှင် ဤနေရာတွင် အသိပေးမည်။',
    zh: '文件就绪后会在此提示。',
  },
  exportReadyOf: { en: '{list}: the export is ready.', mm: '{list} - ဖိုင်ထုတ်ပြီးပါပြီ။', zh: '{list}：导出完成。' },
  exportFailedOf: { en: '{list}: the export failed.', mm: '{list} - ဖိုင်ထုတ်၍ မအောင်မြင်ပါ။', zh: '{list}：导出失败。' },
  exportOrigin: { en: 'Open this list', mm: 'ဤစာရင်းသို့', zh: '打开此列表' },
  viewSaved: { en: 'The view “{name}” is saved.', mm: '“{name}” မြင်ကွင်းကို သိမ်းပြီးပါပြီ။', zh: '视图“{name}”已保存。' },
  viewDropped: {
    en: 'This view uses {n} columns or filters that no longer exist. They were left out: {names}',
    mm: 'ဤမြင်ကွင်းပါ ကော်လံ သို့မဟုတ် စစ်ထုတ်ချက် {n} ခု မရှိတော့ပါ။ ချန်ထားခဲ့သည် - {names}',
    zh: '此视图包含 {n} 个已不存在的列或筛选条件，已略去：{names}',
  },
  viewGone: {
    en: 'The saved view no longer exists, or you do not have access to it.',
    mm: 'သိမ်းထားသော မြင်ကွင်း မရှိတော့ပါ သို့မဟုတ် ကြည့်ခွင့်မရှိပါ။',
    zh: '该视图已不存在，或您无权查看。',
  },
  exportDownload: commonWords.download,
  exportOpen: { en: 'List of exports', mm: 'ဖိုင်စာရင်းသို့', zh: '打开导出列表' },
  viewRemoved: { en: 'The view “{name}” is deleted.', mm: '“{name}” မြင်ကွင်းကို ဖျက်ပြီးပါပြီ။', zh: '视图“{name}”已删除。' },
});
