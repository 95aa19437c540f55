import { deskModes, type DueDesk } from '@waybill/domain/rooms/labels/due-desks.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { DueSenders } from './DueSenders.tsx';
import { ScanMode } from './ScanMode.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { deskPageWords as words } from './desk-page.words.ts';
import styles from './Desk.module.css';

/** Taking parcels in from senders, scan after scan, beside what is expected from whom (N-30). */
export function AcceptDeskPage() {
  return <Desk desk="accept" />;
}

/** Giving parcels back to their senders, scan after scan, beside what is due to whom (N-30). */
export function ReturnDeskPage() {
  return <Desk desk="return" />;
}

function Desk({ desk }: { desk: DueDesk }) {
  const say = useSay();
  const user = useUser();
  return (
    <div className="grid4">
      <PageHead title={say(titleOf(`label-${desk}`))} />
      <div className={styles.sides}>
        {user.branch === null ? (
          <Callout tone="attention">{say(words.branch)}</Callout>
        ) : (
          <ScanMode key={user.branch.id} queue={desk} modes={deskModes[desk]} />
        )}
        <DueSenders desk={desk} />
      </div>
    </div>
  );
}
