import { useSay } from '../kernel/i18n.tsx';
import { PageLink } from '../kernel/PageLink.tsx';
import { PopoverPopup } from '../ui/overlays/PopoverPopup.tsx';
import { useCount } from '../ui/table/use-count.ts';
import type { BellPanelProps } from './CountBell.tsx';
import { voiceBellWords as words } from './voice-bells.words.ts';
import styles from './Bell.module.css';

/** Open feedback by merchant (C-01). */
export interface OpenFeedback {
  readonly data: readonly { readonly id: number | null; readonly name: string | null; readonly count: number }[];
}

/** Panel of the feedback count: open feedback by merchant, and a link to all of it. */
export function FeedbackBellPanel({ answer, failed, ...opened }: BellPanelProps<OpenFeedback>) {
  const say = useSay();
  const count = useCount();
  const close = () => opened.onOpenChange(false);
  return (
    <PopoverPopup title={say(words.openFeedback)} align="end" {...opened}>
      <div className={styles.panel}>
        {failed && <p className="muted">{say(words.failed)}</p>}
        <ul className={styles.list}>
          {(answer?.data ?? []).map(({ id, name, count: n }) => (
            <li key={id ?? 0}>
              <PageLink
                to="feedback"
                search={{ status: 'open', ...(id === null ? {} : { merchant_id: String(id) }) }}
                start
                className={styles.item}
                onClick={close}>
                <span className={styles.title}>{name ?? say(words.walkIn)}</span>
                <span className={styles.date}>{count(n)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink to="feedback" start className={styles.all} onClick={close}>
          {say(words.allFeedback)}
        </PageLink>
      </div>
    </PopoverPopup>
  );
}
