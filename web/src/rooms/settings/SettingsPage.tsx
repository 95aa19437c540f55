import {
  Banknote,
  Building2,
  HandCoins,
  History,
  ListTree,
  MapPinned,
  MessageSquare,
  MessageSquareText,
  Network,
  Receipt,
  Send,
  ShieldCheck,
  Waypoints,
} from 'lucide-react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { pageOf, useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { settingsWords } from './settings.words.ts';
import styles from './SettingsPage.module.css';
import type { BarePageName } from '../../kernel/pages.ts';

const groups = [
  {
    title: settingsWords.network,
    cards: [
      { page: 'branches', icon: Building2, text: settingsWords.branches },
      { page: 'branch-collections', icon: Network, text: settingsWords.collections },
      { page: 'branch-routes', icon: Waypoints, text: settingsWords.routes },
      { page: 'places', icon: MapPinned, text: settingsWords.places },
    ],
  },
  {
    title: settingsWords.money,
    cards: [
      { page: 'tariffs', icon: Banknote, text: settingsWords.prices },
      { page: 'clearance.settings', icon: HandCoins, text: settingsWords.clearance },
      { page: 'expense-categories', icon: ListTree, text: settingsWords.expenseCategories },
      { page: 'expense.settings', icon: Receipt, text: settingsWords.expenseLimits },
      { page: 'emo.terms', icon: Send, text: settingsWords.emos },
    ],
  },
  {
    title: settingsWords.control,
    cards: [
      { page: 'messages.settings', icon: MessageSquare, text: settingsWords.messages },
      { page: 'messages.texts', icon: MessageSquareText, text: settingsWords.messageTexts },
      { page: 'roles', icon: ShieldCheck, text: settingsWords.roles },
      { page: 'audit', icon: History, text: settingsWords.audit },
    ],
  },
] as const;

/** Lists the operator's settings that the reader may open (N-30). */
export function SettingsPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <div className={styles.page}>
      <PageHead title={say(titleOf('settings'))} />
      <div className={styles.groups}>
        {groups.map((group) => {
          const cards = group.cards.filter(({ page }) => mayOpen(page));
          return (
            cards.length > 0 && (
              <section key={group.title.en} aria-label={say(group.title)}>
                <h2 className={styles.heading}>{say(group.title)}</h2>
                <ul className={styles.cards}>
                  {cards.map((card) => (
                    <li key={card.page}>
                      <Card {...card} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}

function Card({ page, icon, text }: { page: BarePageName; icon: IconSource; text: Word }) {
  const say = useSay();
  const title = pageOf(page)?.title;
  return (
    title && (
      <PageLink to={page} className={styles.card}>
        <span className={styles.icon}>
          <Icon of={icon} size={20} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{say.loose(title)}</span>
          <span className={styles.text}>{say.loose(text)}</span>
        </span>
      </PageLink>
    )
  );
}
