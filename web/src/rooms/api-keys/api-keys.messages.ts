import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const apiKeyMessages = words({
  list: { en: 'API integration', mm: 'API ချိတ်ဆက်မှု', zh: 'API 对接' },
  one: { en: 'API key', mm: 'API သော့', zh: 'API 密钥' },
  calls: { en: 'API calls', mm: 'API ခေါ်ဆိုမှုများ', zh: 'API 调用记录' },
  call: { en: 'API call', mm: 'API ခေါ်ဆိုမှု', zh: 'API 调用' },
  create: { en: 'New API key', mm: 'API သော့အသစ်', zh: '新建 API 密钥' },
});
