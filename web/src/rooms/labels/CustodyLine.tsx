import { custodyOf, custodyStops } from '@waybill/domain/rooms/labels/label-custody.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { labelPageWords as words } from './label-page.words.ts';
import styles from './CustodyLine.module.css';

/** The hands a parcel goes through, and how far it is: origin, line haul, destination, courier, receiver. */
export function CustodyLine({ status }: { status: string }) {
  const say = useSay();
  const count = useCount();
  if (!isLabelStatus(status)) return null;
  const { reached, back } = custodyOf(status);
  const text = say(back ? words.custodyBack : words.custody, { n: count(reached), max: count(custodyStops) });
  return (
    <span className={styles.line} data-back={back || undefined} role="img" aria-label={text} title={text}>
      {Array.from({ length: custodyStops }, (_, at) => [
        at > 0 && <span key={`w${at}`} className={styles.way} data-on={at < reached || undefined} />,
        <span key={at} className={styles.stop} data-on={at < reached || undefined} />,
      ])}
    </span>
  );
}
