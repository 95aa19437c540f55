import { words } from '@waybill/domain/kernel/words.ts';

/** What an opened view could not bring back; rarely said, so it is no part of the first load. */
export const listNoticesWords = words({
  viewDropped: { en: 'This view names {n} columns or filters that are not here any more. They were left out: {names}', mm: 'ဤမြင်ကွင်းပါ ကော်လံ သို့မဟုတ် စစ်ထုတ်ချက် {n} ခု မရှိတော့ပါ။ ချန်ထားခဲ့သည် - {names}', zh: '此视图包含 {n} 个已不存在的列或筛选条件，已略去：{names}' },
  viewGone: { en: 'The saved view is not there any more, or you may not see it.', mm: 'သိမ်းထားသော မြင်ကွင်း မရှိတော့ပါ သို့မဟုတ် ကြည့်ခွင့်မရှိပါ။', zh: '该视图已不存在，或您无权查看。' },
  exportDownload: { en: 'Download', mm: 'ဒေါင်းလုဒ်လုပ်မည်', zh: '下载' },
  exportOpen: { en: 'List of exports', mm: 'ဖိုင်စာရင်းသို့', zh: '打开导出列表' },
});
