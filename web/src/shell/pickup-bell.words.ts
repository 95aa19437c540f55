import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the denied pickups panel, loaded when it is opened. */
export const pickupBellWords = words({
  none: { en: 'No pickup was denied.', mm: 'ငြင်းဆိုထားသော တောင်းဆိုမှု မရှိပါ။', zh: '没有被拒绝的揽收。' },
  all: { en: 'all pickup requests', mm: 'လာယူရန် တောင်းဆိုမှုအားလုံး', zh: '全部揽收请求' },
  failed: { en: 'The pickups could not be loaded.', mm: 'လာယူမှုများကို ဖွင့်၍မရပါ။', zh: '揽收请求加载失败。' },
});
