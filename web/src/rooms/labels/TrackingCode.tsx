import { custodyOf, custodyStops } from '@waybill/domain/rooms/labels/label-custody.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/use-count.ts';
import { labelPageWords as words } from './label-page.words.ts';
import styles from './TrackingCode.module.css';

/** A tracking code as it is read out: product, four digits, four digits, check digit, suffix. What is no such code stands as it is. */
export function TrackingCode({ code, large }: { code: string; large?: boolean }) {
  const parts = /^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$/.exec(code)?.slice(1) ?? [code];
  return <span className={`${styles.code} ${large ? styles.large : ''}`} translate="no">{parts.map((part, at) => <span key={at} className={at > 0 ? styles.group : undefined}>{part}</span>)}</span>;
}

/** A code in one line of text, for dialogs and toasts. @example sayCode('EX473124829XM') === 'EX 4731 2482 9 XM' */
export function sayCode(code: string): string {
  return code.replace(/^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$/, '$1 $2 $3 $4 $5');
}

/** The hands a parcel goes through, and how far it is: origin, line haul, destination, courier, receiver. */
export function CustodyLine({ status }: { status: string }) {
  const say = useSay();
  const count = useCount();
  if (!isLabelStatus(status)) return null;
  const { reached, back } = custodyOf(status);
  const said = say(back ? words.custodyBack : words.custody, { n: count(reached), max: count(custodyStops) });
  return (
    <span className={styles.line} data-back={back || undefined} role="img" aria-label={said} title={said}>
      {Array.from({ length: custodyStops }, (_, at) => [
        at > 0 && <span key={`w${at}`} className={styles.way} data-on={at < reached || undefined} />,
        <span key={at} className={styles.stop} data-on={at < reached || undefined} />,
      ])}
    </span>
  );
}
