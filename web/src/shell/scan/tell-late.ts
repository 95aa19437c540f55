import { say } from '@waybill/domain/kernel/words.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { notify } from '../../kernel/notices.ts';
import { currentLocale } from '../../kernel/preferences.ts';
import type { AnsweredScan } from './outbox.ts';
import { scanEnd } from './scan-shelf.ts';
import { scanWords } from './scan.words.ts';

/** Minimum waiting time of a scan that is reported as late, in milliseconds. */
const lateMs = 15_000;
/** Pause in milliseconds after the last batch before the toast is shown. */
const quietMs = 1000;

/** Reports in one toast the results of scans that had to wait, because the person who scanned them may be on another page by now. */
export function lateTeller(): (answered: readonly AnsweredScan[]) => void {
  let sent = 0;
  let aside = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const locale = currentLocale();
    const n = (count: number) => ({ n: groupThousands(count) });
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
