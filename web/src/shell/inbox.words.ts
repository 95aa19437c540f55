import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the inbox's panel, loaded when it is opened. */
export const inboxWords = words({
  nothing: { en: 'Nothing is waiting for you.', mm: 'သင့်အတွက် စောင့်နေသည်များ မရှိပါ။', zh: '没有等待您处理的事项。' },
  failed: { en: 'Could not be loaded.', mm: 'ဖတ်၍ မရပါ။', zh: '无法读取。' },
});
