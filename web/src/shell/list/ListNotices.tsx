import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { listNoticesWords as words } from './list-notices.words.ts';

export interface ListNoticesProps {
  /** Columns and filters that the view names but the list no longer has. */
  dropped: readonly string[];
  onDropped: () => void;
  /** The view in the address does not exist for this person. */
  gone: boolean;
  onGone: () => void;
}

/** Reports what an opened view could not restore. */
export function ListNotices({ dropped, onDropped, gone, onGone }: ListNoticesProps) {
  const say = useSay();
  const count = useCount();
  return (
    <>
      {dropped.length > 0 && (
        <Callout tone="attention" live onClose={onDropped}>
          {say(words.viewDropped, { n: count(dropped.length), names: dropped.join(', ') })}
        </Callout>
      )}
      {gone && (
        <Callout tone="attention" live onClose={onGone}>
          {say(words.viewGone)}
        </Callout>
      )}
    </>
  );
}
