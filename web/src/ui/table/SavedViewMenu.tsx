import { Bookmark } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { dataWords } from './data.words.ts';
import { Opener } from '../overlays/Opener.tsx';
import type { ViewVisibility } from './SavedViews.tsx';
import styles from './SavedViewMenu.module.css';

const SavedViews = lazyPart(async () => (await import('./SavedViews.tsx')).SavedViews);

export interface NamedView {
  readonly key: string;
  readonly name: string;
  readonly visibility: ViewVisibility;
  /** One's own: it can be changed and deleted. */
  readonly own: boolean;
}

export interface SavedViewMenuProps {
  views: readonly NamedView[];
  /** The key of the view that is shown; nothing for the list as it comes. */
  current?: string;
  /** The list no longer shows exactly what the view keeps. */
  changed?: boolean;
  /** Shows a view, or the list as it comes. */
  onApply: (key: string | undefined) => void;
  onSave: (view: { name: string; visibility: ViewVisibility }) => void;
  /** Keeps what is shown now in the current view. */
  onUpdate?: (key: string) => void;
  onDelete?: (key: string) => void;
  /** May save views that others see. */
  mayShare?: boolean;
}

/** The saved views of a list: show one, keep the present one, for oneself, the branch or everyone. */
export function SavedViewMenu(props: SavedViewMenuProps) {
  const { views, current, changed } = props;
  const say = useSay();
  const name = views.find((view) => view.key === current)?.name ?? say(dataWords.viewStandard);
  const trigger = (
    <Button icon={Bookmark} className={styles.trigger}>
      {say(dataWords.viewNamed, { name })}
      {changed && <span className={styles.changed}> · {say(dataWords.viewChanged)}</span>}
    </Button>
  );
  return <Opener trigger={trigger} popup="dialog" part={SavedViews} partProps={props} />;
}
