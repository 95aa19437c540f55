import type { Party } from '@waybill/domain/kernel/user-types.ts';
import { words, type Word } from '@waybill/domain/kernel/words.ts';

/** Name of the party outside who did something. */
export const partyWords: Record<Party, Word> = words({
  receiver: {
    en: 'Receiver, on the tracking page',
    mm: 'လက်ခံသူ (ခြေရာခံစာမျက်နှာမှ)',
    zh: '收件人（通过查询页面）',
  },
  sender: { en: 'Sender, by link', mm: 'ပေးပို့သူ (လင့်ခ်မှ)', zh: '寄件人（通过链接）' },
});
