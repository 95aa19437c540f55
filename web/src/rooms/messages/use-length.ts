import { localDigits } from '@waybill/domain/kernel/digits.ts';
import { smsLength } from '@waybill/domain/rooms/messages/segments.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { messagePageWords as words } from './message-page.words.ts';

/** How long a text is as an SMS, in words. */
export function useLength(text: string): string {
  const say = useSay();
  const locale = useLocale();
  const { units, segments, left } = smsLength(text);
  const shown = (n: number) => localDigits(n, locale);
  return say(words.length, { units: shown(units), segments: shown(segments), left: shown(left) });
}
