import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const webhookMessages = words({
  list: { en: 'Webhooks', mm: 'Webhook များ', zh: 'Webhook' },
  create: { en: 'New webhook', mm: 'Webhook အသစ်', zh: '新增 Webhook' },
  edit: { en: 'Change webhook', mm: 'Webhook ပြင်ဆင်ရန်', zh: '修改 Webhook' },
  deliveries: { en: 'Webhook deliveries', mm: 'Webhook ပို့ဆောင်မှုများ', zh: 'Webhook 投递记录' },
});
