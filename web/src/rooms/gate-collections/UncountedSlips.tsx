import { useQuery } from '@tanstack/react-query';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { askCounts } from '../../shell/list/list-call.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { gateCollectionPageWords as words } from './gate-collection-page.words.ts';

/** Number of slips that wait for their count: until then their parcels are in no list of the users who may count them. */
export function UncountedSlips() {
  const say = useSay();
  const localCount = useCount();
  const { data } = useQuery({ queryKey: ['gate_slips.count', 'counts'], queryFn: () => askCounts('gate_slips.count') });
  const n = data?.data.uncounted ?? 0;
  if (n === 0) return null;
  return (
    <Callout
      actions={
        <PageLink to="gate-slips.all" className={buttonLook('plain')}>
          {say(words.slips)}
        </PageLink>
      }>
      {say(words.uncounted, { n: localCount(n) })}
    </Callout>
  );
}
