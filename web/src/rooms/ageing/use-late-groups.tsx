import { useState, type ReactNode } from 'react';
import { ChartColumn } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { ageingPageWords as words } from './ageing-page.words.ts';
import { LateGroups, type LateGroupsProps } from './LateGroups.tsx';

/** The counts of a board, folded to leave room for its rows: the button in the page head, and the groups it unfolds. */
export function useLateGroups(props: LateGroupsProps): { readonly button: ReactNode; readonly groups: ReactNode } {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return {
    button: (
      <IconButton icon={ChartColumn} label={say(words.groups)} aria-expanded={open} onClick={() => setOpen(!open)} />
    ),
    groups: open && (
      <>
        <LateGroups {...props} />
        <p className="muted">{say(words.hint)}</p>
      </>
    ),
  };
}
