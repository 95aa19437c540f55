import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ageingPageWords as words } from './ageing-page.words.ts';
import styles from './Ageing.module.css';

/** How much later than promised; when it was promised for when it is pointed at. @example <LateBy hours={27} promised={row.promised_at} /> */
export function LateBy({ hours, promised }: { hours: number; promised: string }) {
  const say = useSay();
  const [d, h] = [Math.floor(hours / 24), hours % 24].map((n) => groupThousands(n));
  const word =
    hours < 1 ? words.under : hours < 24 ? words.hours : hours % 24 === 0 || hours > 72 ? words.days : words.both;
  const text = say.loose(word, { d: d ?? '', h: h ?? '' });
  return (
    <time className={styles.late} dateTime={promised} title={formatDateTime(new Date(promised))}>
      {text}
    </time>
  );
}
