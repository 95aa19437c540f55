import { words } from '@waybill/domain/kernel/words.ts';

/** Words of bulk actions, loaded on first use. */
export const bulkWords = words({
  bulkTakenAt: {
    en: 'The {n} that matched at {time}. Rows added later are not included; each row is checked again before it is changed.',
    mm: '{time} တွင် ကိုက်ညီခဲ့သည့် {n} ခု။ နောက်မှရောက်လာသော အတန်းများ မပါဝင်ပါ။ ပြောင်းလဲခြင်းမပြုမီ တစ်ခုချင်း ပြန်စစ်ဆေးမည်။',
    zh: '{time} 时匹配的 {n} 项，不含之后新增的；每一项在更改前都会再次检查。',
  },
  bulkEach: {
    en: 'Each row is checked before it is changed; rows that cannot be changed are listed afterwards.',
    mm: 'ပြောင်းလဲခြင်းမပြုမီ တစ်ခုချင်း စစ်ဆေးမည်။ မလုပ်ဆောင်နိုင်သည်များကို နောက်မှ စာရင်းပြမည်။',
    zh: '每一项在更改前都会检查，无法处理的会在之后列出。',
  },
  bulkAllDone: { en: '{verb}: {done} done', mm: '{verb} - {done} ခု ပြီးပါပြီ', zh: '{verb}：完成 {done}' },
  bulkDone: {
    en: '{verb}: {done} done, {failed} failed',
    mm: '{verb} - {done} ခု ပြီး၊ {failed} ခု မအောင်မြင်',
    zh: '{verb}：完成 {done}，失败 {failed}',
  },
  bulkRecord: { en: 'No. {id}', mm: 'အမှတ် {id}', zh: '编号 {id}' },
});
