import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import styles from './Ledger.module.css';

/** From figures to the journals behind them: of a label, a handover, a clearance; among the buttons of a head as one of them. Nothing for whom the books are closed. */
export function JournalsLink({ of, inHead = false }: { of: Readonly<Record<string, string>>; inHead?: boolean }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    mayOpen('ledger.journals') && (
      <PageLink
        to="ledger.journals"
        search={of}
        className={inHead ? buttonLook('plain') : `${styles.link} ${styles.alone}`}>
        {say(words.itsJournals)}
      </PageLink>
    )
  );
}
