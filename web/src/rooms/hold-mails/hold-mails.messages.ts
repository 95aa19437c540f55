import { words } from '@waybill/domain/kernel/words.ts';

/** Titles of this room's pages: in the first load, so the rest stands in the contract's words. */
export const holdMailMessages = words({
  list: { en: 'Hold mail', mm: 'ပို့ပစ္စည်း ထိန်းသိမ်း', zh: '邮件保管' },
  one: { en: 'Hold', mm: 'ထိန်းသိမ်းမှု', zh: '保管' },
});
