import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { messagePageWords as words } from './message-page.words.ts';

/** How long a text is as an SMS, in words. */
export function useLength(text: string): string {
  const say = useSay();
  const { units, segments, left } = smsLength(text);
  const shown = (n: number) => groupThousands(n);
  return say(words.length, { units: shown(units), segments: shown(segments), left: shown(left) });
}
