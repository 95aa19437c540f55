import { Search } from 'lucide-react';
import { useSay } from '../kernel/i18n.tsx';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { BrandMark } from '../ui/layout/Brand.tsx';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { Bell } from './Bell.tsx';
import { BranchSwitch } from './BranchSwitch.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { useCommands } from './commands-context.ts';
import { Inbox } from './Inbox.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useScansStuck } from './scan/use-scans-stuck.ts';
import { shellWords } from './shell.words.ts';
import { UserMenu } from './UserMenu.tsx';
import styles from './TopBar.module.css';

/** Loaded with the scan service, without which no scan can be stuck. */
const WaitingScans = lazyPart(async () => (await import('./scan/WaitingScans.tsx')).WaitingScans);

/** The top bar of every page (L-04): breadcrumbs, branch, search, language, inbox, announcements, user menu. Each keeps its place from the first paint. */
export function TopBar({ phone, rested }: { phone: boolean; rested: boolean }) {
  const say = useSay();
  const { openPalette, nearPalette } = useCommands();
  // A phone has no room for everything: waiting scans are more urgent than the home link, which the bottom bar also has, and the languages, which the palette
  // also has.
  const stuck = useScansStuck();
  return (
    <header className={styles.top} data-stuck={(phone && stuck) || undefined}>
      {phone && stuck ? (
        <WaitingScans />
      ) : phone ? (
        <PageLink to="index" start className={styles.home} aria-label={`Waybill, ${say(shellWords.home)}`}>
          <BrandMark />
        </PageLink>
      ) : (
        <Breadcrumbs />
      )}
      <div className={styles.right}>
        {!phone && stuck && <WaitingScans />}
        <BranchSwitch />
        <IconButton
          {...nearPalette}
          icon={Search}
          label={say(shellWords.search)}
          tooltip={`${say(shellWords.search)} (Ctrl+K)`}
          aria-keyshortcuts="Control+K"
          onClick={openPalette}
        />
        {!(phone && stuck) && <LanguageMenu />}
        <Inbox rested={rested} />
        <Bell />
        <UserMenu />
      </div>
    </header>
  );
}
