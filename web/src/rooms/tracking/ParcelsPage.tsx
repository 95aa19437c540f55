import { ScanBarcode, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { parcelList } from '@waybill/contract/rooms/tracking/tracking.columns.ts';
import type { ParcelRow } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { workQueueWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { scanModes } from '@waybill/domain/rooms/labels/scan-modes.ts';
import { workQueues, type WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay, useLocale } from '../../kernel/i18n.tsx';
import { usePageGo, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { ScanMode } from './ScanMode.tsx';
import { scanModeWords as words } from './scan.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
import styles from './Destination.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = workQueues.map((queue) => ({ value: queue, word: workQueueWords[queue], filters: { queue } }));
const cells = { destination_township: (row: ParcelRow) => <Destination row={row} /> };
/** The page with the address, the cash and the next step, which somebody with the parcel in hand needs. */
const opens = (row: ParcelRow): PageTarget => ({ name: 'label-detail', params: { labelId: row.id } });

/** Scan mode as an address opens it: `1` with the usual meaning, else with the step that it names. */
const parseScan = ({ scan }: Readonly<Record<string, unknown>>): string => (typeof scan === 'string' ? scan : '');

/** The branch's work by what is to be done next (N-14); every queue that is worked through by scanning has its scan mode. */
export function ParcelsPage() {
  const say = useSay();
  const viewer = useViewer();
  const user = useUser();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const { tab } = usePageParams();
  const queue = workQueues.find((one) => one === tab) ?? (workQueues[0] as WorkQueue);
  const [scanning, setScanning] = useState(false);
  const modes = scanModes[queue];
  const scans = modes.length > 0 && user.branch !== null && can(viewer, 'label.scan');
  // The button of a phone's bar opens scan mode; a change to another queue shows the list first.
  const [address, setAddress] = useSearchState(parseScan);
  const end = useCallback(() => {
    setScanning(false);
    if (address) setAddress({}, { replace: true });
  }, [address, setAddress]);
  useEffect(() => setScanning(address !== '' && scans), [queue, address, scans]);
  const rowActions = useMemo(
    (): PageAction<ParcelRow>[] => [
      {
        key: 'missing-case',
        title: say(commonWords.openTheMissingCase),
        icon: SearchX,
        hidden: (row) => row.missing_case_id === null || !mayOpen('missing-case.detail'),
        callback: (row) => go('missing-case.detail', { params: { caseId: row.missing_case_id ?? 0 } }),
      },
    ],
    [say, mayOpen, go],
  );
  const start = useMemo(
    () =>
      scans && !scanning ? (
        <Button icon={ScanBarcode} variant="main" onClick={() => setScanning(true)}>
          {say(words.start)}
        </Button>
      ) : null,
    [scans, scanning, say],
  );
  return (
    <ListPage
      definition={parcelList}
      call="tracking.parcels"
      counts="tracking.count"
      page="parcels"
      tabs={tabs}
      opens={opens}
      rowActions={rowActions}
      cells={cells}
      live="labels"
      searchHint={commonWords.codePhoneName}
      actions={start}
      above={
        scanning && <ScanMode key={`${queue} ${address}`} queue={queue} modes={modes} begin={address} onEnd={end} />
      }
    />
  );
}

/**
 * Destination of a parcel: its township; on a phone also the address, for the courier at the door.
 *
 * @example <Destination row={row} />
 */
function Destination({ row: { destination_township: town, destination_address: address } }: { row: ParcelRow }) {
  const locale = useLocale();
  const narrow = useMedia(phone);
  const name = town ? (
    localName(town, locale)
  ) : (
    <span className="muted" data-empty>
      –
    </span>
  );
  return narrow && address !== null ? (
    <>
      {name}
      <span className={styles.address}>{address}</span>
    </>
  ) : (
    name
  );
}
