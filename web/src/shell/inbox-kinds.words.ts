import { words } from '@waybill/domain/kernel/words.ts';

/** Words of the kinds of the inbox, loaded after the first page. */
export const inboxKindWords = words({
  walkIn: { en: 'Walk-in senders', mm: 'လာရောက်ပို့သူများ', zh: '散客' },
});
