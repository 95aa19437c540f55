import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { currentLocale } from '../kernel/preferences.ts';
import { unsentMessages } from '../rooms/chats/chat-outbox.ts';
import { readWaiting } from '../rooms/labels/waiting-labels.ts';
import type { Unsent } from '../shell/frame-parts.ts';
import { unsentWords } from './unsent.words.ts';

/** Returns the messages and labels on this device that the server does not have yet, and what happens to them when their author logs out. */
export async function readUnsent(staffId: number): Promise<Unsent | null> {
  const [{ kept, unkept }, labels] = [await unsentMessages(staffId), await readWaiting(staffId)];
  if (kept + unkept + labels.length === 0) return null;
  const locale = currentLocale();
  const n = (count: number) => ({ n: groupThousands(count) });
  return {
    title: say(unsentWords.title, locale),
    lines: [
      ...(kept > 0 ? [{ text: say(unsentWords.messages, locale, n(kept)), lost: false }] : []),
      ...(unkept > 0 ? [{ text: say(unsentWords.unkept, locale, n(unkept)), lost: true }] : []),
      ...(labels.length > 0 ? [{ text: say(unsentWords.labels, locale, n(labels.length)), lost: false }] : []),
    ],
  };
}
