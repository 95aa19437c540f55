import { words } from '@waybill/domain/kernel/words.ts';

/** The titles of the ledger's pages, in the browser's first load; the room's other words stay out of here. */
export const ledgerMessages = words({
  accounts: { en: 'Accounts', mm: 'ငွေစာရင်းများ', zh: '账户列表' },
  account: { en: 'Account', mm: 'ငွေစာရင်း', zh: '账户' },
  merchant: { en: 'Statement', mm: 'စာရင်းရှင်းတမ်း', zh: '对账单' },
  journals: { en: 'Journals', mm: 'ဂျာနယ်များ', zh: '分录' },
  journal: { en: 'Journal', mm: 'ဂျာနယ်', zh: '分录' },
  health: { en: 'Check of the books', mm: 'စာရင်း စစ်ဆေးချက်', zh: '账目核对' },
});
