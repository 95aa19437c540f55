import { HandCoins } from 'lucide-react';
import { emoList } from '@waybill/contract/rooms/emos/emos.columns.ts';
import type { EmoRow } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoFieldWords as field, emoStateFaces } from '@waybill/contract/rooms/emos/emos.words.ts';
import { emoLife } from '@waybill/domain/rooms/emos/emo-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useListConditions, useListSums } from '../clearances/clearances.door.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

const tabs = emoLife.stateNames.map((state) => ({
  value: state,
  word: emoStateFaces[state].word,
  filters: { status: state },
}));
const opens = ({ id }: EmoRow): PageTarget => ({ name: 'emo.detail', params: { emoId: id } });

/** Money orders by state, with what those of a state add up to (N-30). */
export function EmoListPage() {
  const say = useSay();
  const viewer = useViewer();
  const create = can(viewer, emoLife.commands.take.permission) && viewer.branchId !== null && (
    <PageLink to="emo.new" className={buttonLook('main')}>
      <Icon of={HandCoins} />
      {say(titleOf('emo.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={emoList}
      call="emos.list"
      counts="emos.count"
      page="emo"
      tabs={tabs}
      opens={opens}
      live="emo"
      searchHint={words.search}
      figures={<Sums />}
      actions={create}
      first={create}
    />
  );
}

function Sums() {
  const say = useSay();
  const count = useCount();
  const status = usePageParams()['tab'] ?? emoLife.initial;
  const question = { ...useListConditions(emoList), status };
  const sums = useListSums('emos.totals', question, 'emo', (query, signal) => call('emos.totals', { query, signal }));
  if (sums === undefined) return null;
  if (sums === null) return <Callout tone="info">{say(words.tooMany)}</Callout>;
  return (
    <ListFigures
      label={say(words.sums)}
      figures={[
        { key: 'orders', name: say(words.orders), value: count(sums.count) },
        { key: 'amount', name: say(field.amount), kyat: sums.amount, lead: true },
        { key: 'fee', name: say(field.emo_fee), kyat: sums.fee },
      ]}
    />
  );
}
