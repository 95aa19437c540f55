import type { ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Brand } from '../../ui/layout/Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './GuestCard.module.css';
import { sessionsWords } from './sessions.words.ts';

/** The card of a page for people who are not signed in: name of the product, languages, heading. */
export function GuestCard({
  title,
  onLanguage,
  children,
}: {
  title: string;
  /** Called when a language is chosen here. */
  onLanguage?: () => void;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Brand note={say(sessionsWords.product)} />
          <LanguageSwitch onChoose={onLanguage ?? nothing} />
        </header>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

const nothing = () => undefined;
