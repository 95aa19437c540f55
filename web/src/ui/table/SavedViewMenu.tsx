import { Bookmark } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { dataWords } from './data.words.ts';
import { Opener } from '../overlays/Opener.tsx';
import type { SavedViewMenuProps } from './SavedViews.tsx';
import styles from './SavedViewMenu.module.css';

const SavedViews = lazyPart(async () => (await import('./SavedViews.tsx')).SavedViews);

/** The saved views of a list: show one, or save the current list, for oneself, the branch or everyone. */
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
