import { useQuery } from '@tanstack/react-query';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { TargetLink } from '../kernel/PageLink.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import type { Opened } from '../ui/overlays/Opener.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import { useCount } from '../ui/table/use-count.ts';
import type { CountedKind } from './inbox.ts';
import { kernelWords } from '../kernel/kernel.words.ts';
import { inboxWords as words } from './inbox.words.ts';
import { shellWords } from './shell.words.ts';
import styles from './Bell.module.css';

/** Items of one kind that the panel shows; the kind's page has all of them. */
const most = 5;

/**
 * Panel of the inbox: each kind with its count and its latest items. Kinds without news are one line, so that their pages are near. `kinds` is null until
 * they are loaded; that nothing waits is only said once every kind is counted.
 */
export function InboxPanel({ kinds, ...opened }: Opened & { kinds: readonly CountedKind[] | null }) {
  const say = useSay();
  const close = () => opened.onOpenChange(false);
  const all = kinds ?? [];
  const [news, quiet] = [true, false].map((wanted) => all.filter(({ count }) => (count ?? 0) > 0 === wanted));
  const isLoading = kinds === null || all.some(({ count, failed }) => count === null && !failed);
  const isEmpty = !isLoading && all.every(({ count }) => count === 0);
  return (
    <PopoverPopup title={say(shellWords.inbox)} align="end" {...opened}>
      <div className={styles.panel}>
        {isLoading && <p className="muted">{say(kernelWords.loading)}</p>}
        {isEmpty && <p className="muted">{say(words.nothing)}</p>}
        {[...(news ?? []), ...(quiet ?? [])].map((one) => (
          <Kind key={one.kind.key} of={one} close={close} />
        ))}
      </div>
    </PopoverPopup>
  );
}

function Kind({ of: { kind, answer, count, failed }, close }: { of: CountedKind; close: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const shown = useCount();
  const name = say.loose(kind.name);
  const { data = [] } = useQuery({
    queryKey: [kind.call, 'inbox', answer, locale],
    queryFn: ({ signal }) => kind.latest(answer, { say, locale, signal }),
    enabled: count !== null && count > 0,
  });
  return (
    <section aria-label={name} className={styles.kind}>
      <TargetLink to={kind.all} start className={styles.kindName} onClick={close}>
        <Icon of={kind.icon} />
        <span className={styles.kindWord}>{name}</span>
        <span className="muted">{failed ? say(words.failed) : count !== null && shown(count)}</span>
      </TargetLink>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.slice(0, most).map(({ key, title, text, target }) => (
            <li key={key}>
              <TargetLink to={target} start className={styles.item} onClick={close}>
                <span className={styles.title}>{title}</span>
                {text && <span className={styles.date}>{text}</span>}
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
