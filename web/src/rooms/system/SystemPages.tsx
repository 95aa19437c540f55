import { OctagonAlert, PackageSearch } from 'lucide-react';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMaybeUser } from '../../kernel/session-store.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon, type IconSource } from '../../ui/layout/Icon.tsx';
import { systemWords } from './system.words.ts';
import styles from './SystemPages.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** `/404`: there is no such page (N-02). */
export function NotFoundPage() {
  return <SystemMessage code="404" icon={PackageSearch} title={titleOf('404')} text={commonWords.pageNotFound} />;
}

/** `/403`: the person may not open what they asked for (N-02, X-08). */
export function UnauthorizedPage() {
  return (
    <SystemMessage code="403" icon={OctagonAlert} title={titleOf('unauthorized')} text={commonWords.pageNotPermitted} />
  );
}

/** A page that only says why there is nothing, and shows a way home. */
function SystemMessage({ code, icon, title, text }: { code: string; icon: IconSource; title: Word; text: Word }) {
  const say = useSay();
  const guest = useMaybeUser() === null;
  return (
    <div className={styles.message} data-alone={guest || undefined}>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      <p className={styles.code}>{code}</p>
      <h1 tabIndex={-1}>{say(title)}</h1>
      <p className={styles.text}>{say(text)}</p>
      <PageLink to="index" className={buttonLook('main')}>
        {say(systemWords.goHome)}
      </PageLink>
    </div>
  );
}
