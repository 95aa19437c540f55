import { useQuery } from '@tanstack/react-query';
import { printFormatWords, reprintReasonWords } from '@waybill/contract/rooms/prints/prints.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { printPageWords as words } from './print-page.words.ts';
import styles from './PrintHistory.module.css';

/**
 * Every print of a label, the latest first: which copy, when, who, on what, and why again. Says that there is none where there is none.
 *
 * @example <PrintHistory labelId={label.id} />
 */
export function PrintHistory({ labelId }: { labelId: number }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['prints.ofLabel', labelId],
    queryFn: ({ signal }) => call('prints.ofLabel', { params: { id: labelId }, signal }),
  });
  if (data === undefined) return null;
  if (data.data.length === 0) return <p className="muted">{say(words.neverPrinted)}</p>;
  return (
    <ol className={styles.list}>
      {data.data.map(({ id, copy, at, format, reason, printed_by, branch }) => (
        <li key={id} className={styles.line}>
          <b>{say(words.copy, { n: groupThousands(copy) })}</b>
          <time dateTime={at}>{formatDateTime(new Date(at))}</time>
          <span>{[printed_by, branch].filter(Boolean).join(' · ')}</span>
          <span className="muted">
            {say(printFormatWords[format])}
            {reason !== null && <> · {say(reprintReasonWords[reason])}</>}
          </span>
        </li>
      ))}
    </ol>
  );
}
