import { MoreHorizontal, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { dataWords } from './data.words.ts';
import { laterWords } from '../later.words.ts';
import type { IconSource } from '../layout/Icon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { useCount } from './use-count.ts';
import { useDock } from './use-dock.ts';
import { phone, useMedia } from '../use-media.ts';
import styles from './BulkBar.module.css';

export interface BulkBarAction {
  key: string;
  /** Verb and count: "Print 120 labels". */
  label: string;
  icon?: IconSource;
  tone?: 'danger';
  onRun: () => void;
  /** Why it cannot be done now. */
  refused?: ReactNode;
}

export interface BulkBarProps {
  /** Number of ticked rows on all pages. */
  selected: number;
  /** Number of ticked rows on this page. */
  here: number;
  /** Number of matching rows on all pages; 0 or undefined when all of them are on this page. */
  matching?: number;
  /** Shown instead of an inexact number of matching rows: "10,000+". */
  matchingText?: string;
  /** All matching rows are selected, not only the ticked ones. */
  all?: boolean;
  onSelectAll?: () => void;
  onClear: () => void;
  actions: readonly BulkBarAction[];
}

/** Actions on the ticked rows, in a bar at the bottom that covers the page and never moves it. Hidden when nothing is ticked. */
export function BulkBar({
  selected,
  here,
  matching = 0,
  matchingText,
  all = false,
  onSelectAll,
  onClear,
  actions,
}: BulkBarProps) {
  const say = useSay();
  const count = useCount();
  const narrow = useMedia(phone);
  const bar = useRef<HTMLElement>(null);
  const open = selected > 0 || all;
  useDock(bar, open);
  if (!open) return null;
  const n = matchingText ?? count(matching);
  const short = say(laterWords.selected, { n: all ? n : count(selected) });
  const ticked =
    selected === here
      ? say(laterWords.selectedHere, { n: count(selected) })
      : say(laterWords.selectedElsewhere, { n: count(selected), here: count(here) });
  const words = all ? say(laterWords.matchingSelected, { n }) : ticked;
  const more =
    !all && onSelectAll && matching > selected
      ? { label: say(laterWords.selectMatching, { n }), onSelect: onSelectAll }
      : undefined;
  return (
    <section ref={bar} className={styles.bar} aria-label={say(laterWords.selection)}>
      <div className={styles.what}>
        <IconButton
          icon={X}
          small={!narrow}
          label={say(laterWords.selectionClear)}
          onClick={onClear}
          className={styles.clear}
        />
        <span className={styles.count} role="status">
          {narrow ? short : words}
        </span>
        {more && !narrow && (
          <button type="button" className={styles.all} onClick={more.onSelect}>
            {more.label}
          </button>
        )}
      </div>
      <Actions actions={actions} narrow={narrow} selectAll={narrow ? more : undefined} />
    </section>
  );
}

interface ActionsProps {
  actions: readonly BulkBarAction[];
  narrow: boolean;
  selectAll: { label: string; onSelect: () => void } | undefined;
}

/** Shows as many buttons as fit; the rest are in a menu, on a phone with select-all above them. */
function Actions({ actions, narrow, selectAll }: ActionsProps) {
  const say = useSay();
  const room = narrow ? 1 : 3;
  const shown = !narrow && actions.length <= room + 1 ? actions : actions.slice(0, room);
  const rest = actions.slice(shown.length).map((action) => ({ ...action, onSelect: action.onRun }));
  const all = selectAll ? [{ key: 'all', ...selectAll }] : [];
  return (
    <div className={styles.actions}>
      {shown.map((action) => (
        <Tooltip key={action.key} content={action.refused}>
          <Button
            icon={action.icon}
            aria-disabled={action.refused !== undefined || undefined}
            {...(actions.length === 1 && action.tone === undefined
              ? { variant: 'main' }
              : { className: action.tone === 'danger' ? styles.danger : styles.action })}
            onClick={action.refused === undefined ? action.onRun : undefined}>
            {action.label}
          </Button>
        </Tooltip>
      ))}
      {rest.length + all.length > 0 && (
        <Menu
          side="top"
          trigger={<IconButton icon={MoreHorizontal} label={say(dataWords.moreActions)} className={styles.more} />}
          groups={[
            { key: 'all', items: all },
            { key: 'rest', items: rest },
          ]}
        />
      )}
    </div>
  );
}
