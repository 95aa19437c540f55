import { localName } from '@waybill/domain/kernel/named.ts';
import type { ParcelRow } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { useLocale } from '../../kernel/i18n.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import styles from './Destination.module.css';

/** Where a parcel goes: its township; on a phone, which stands before the door, the address below it. @example <Destination row={row} /> */
export function Destination({ row: { destination_township: town, destination_address: address } }: { row: ParcelRow }) {
  const locale = useLocale();
  const narrow = useMedia(phone);
  const name = town ? localName(town, locale) : <span className="muted">–</span>;
  return narrow && address !== null ? (
    <>
      {name}
      <span className={styles.address}>{address}</span>
    </>
  ) : (
    name
  );
}
