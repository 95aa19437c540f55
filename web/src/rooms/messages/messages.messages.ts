import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const messageMessages = words({
  list: { en: 'Messages', mm: 'SMS စာတိုများ', zh: '短信' },
  create: { en: 'Write a message', mm: 'SMS ရေးမည်', zh: '写短信' },
  texts: { en: 'Texts of messages', mm: 'SMS စာသားများ', zh: '短信模板' },
  settings: { en: 'Sending of messages', mm: 'SMS ပို့ပုံ', zh: '短信发送' },
  optOuts: { en: 'Opted-out numbers', mm: 'SMS မပို့ရသော ဖုန်းများ', zh: '拒收号码' },
});
