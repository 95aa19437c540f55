import { say } from '@waybill/domain/kernel/words.ts';
import { localDigits } from '@waybill/domain/kernel/digits.ts';
import { notify } from '../../kernel/notices.ts';
import { currentLocale } from '../../kernel/preferences.ts';
import type { AnsweredScan } from './outbox.ts';
import { scanEnd } from './scan-shelf.ts';
import { scanWords } from './scan.words.ts';

/** Scans answered sooner than this did not have to wait, in milliseconds. */
const lateMs = 15_000;
/** Batches follow each other closely; the toast comes when none has followed for this long, in milliseconds. */
const quietMs = 1000;

/** Shows in one toast what became of scans that had to wait, because the person who scanned them may be on another page by now. */
export function lateTeller(): (answered: readonly AnsweredScan[]) => void {
  let sent = 0;
  let aside = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const locale = currentLocale();
    const n = (count: number) => ({ n: localDigits(count, locale) });
    if (sent > 0) notify({ kind: 'success', title: say(scanWords.sentLate, locale, n(sent)) });
    if (aside > 0) notify({ kind: 'warning', title: say(scanWords.asideLate, locale, n(aside)) });
    sent = 0;
    aside = 0;
  };
  return (answered) => {
    for (const { scan, answer } of answered) {
      if (Date.now() - Date.parse(scan.scanned_at) < lateMs) continue;
      if (scanEnd(scan, answer) === 'refused') aside += 1;
      else sent += 1;
    }
    clearTimeout(timer);
    if (sent + aside > 0) timer = setTimeout(tell, quietMs);
  };
}
