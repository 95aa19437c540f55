import type { Word } from '@waybill/domain/kernel/words.ts';
import { pageOf, useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { settingsGroups } from './settings-groups.ts';
import styles from './SettingsPage.module.css';
import type { BarePageName } from '../../kernel/pages.ts';

/** Settings of the operator that the reader may open (N-30). */
export function SettingsPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <div className="stack4">
      <PageHead title={say(titleOf('settings'))} />
      <div className={styles.groups}>
        {settingsGroups.map((group) => {
          const cards = group.cards.filter(({ page }) => mayOpen(page));
          return (
            cards.length > 0 && (
              <section key={group.cards[0].page} aria-label={say.loose(group.title)}>
                <h2 className={styles.heading}>{say.loose(group.title)}</h2>
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
          <span className="small">{say.loose(text)}</span>
        </span>
      </PageLink>
    )
  );
}
