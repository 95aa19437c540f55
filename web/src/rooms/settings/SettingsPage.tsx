import { Banknote, Building2, HandCoins, History, MapPinned, Network, ShieldCheck } from 'lucide-react';
import { pageOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { settingsMessages } from './settings.messages.ts';
import { settingsWords } from './settings.words.ts';
import styles from './SettingsPage.module.css';

const cards = [
  { page: 'branches', icon: Building2, text: settingsWords.branches },
  { page: 'branch-collections', icon: Network, text: settingsWords.collections },
  { page: 'tariffs', icon: Banknote, text: settingsWords.prices },
  { page: 'clearance.settings', icon: HandCoins, text: settingsWords.clearance },
  { page: 'places', icon: MapPinned, text: settingsWords.places },
  { page: 'roles', icon: ShieldCheck, text: settingsWords.roles },
  { page: 'audit', icon: History, text: settingsWords.audit },
] as const;

/** What of the operator can be set up, as far as the reader may (N-30). */
export function SettingsPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <div className={styles.page}>
      <PageHead title={say(settingsMessages.title)} />
      <ul className={styles.cards}>
        {cards
          .filter(({ page }) => mayOpen(page))
          .map(({ page, icon, text }) => {
            const title = pageOf(page)?.title;
            return (
              title && (
                <li key={page}>
                  <PageLink to={page} className={styles.card}>
                    <span className={styles.icon}>
                      <Icon of={icon} size={20} />
                    </span>
                    <span className={styles.title}>{say.loose(title)}</span>
                    <span className={styles.text}>{say(text)}</span>
                  </PageLink>
                </li>
              )
            );
          })}
      </ul>
    </div>
  );
}
