import { Plus } from 'lucide-react';
import { payoutRunList } from '@waybill/contract/rooms/payout-runs/payout-runs.columns.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { PayoutRunRow } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

const opens = ({ id }: PayoutRunRow): PageTarget => ({ name: 'payout-runs.detail', params: { runId: id } });

/** Payout runs: what was paid by which file, and what still waits (W-04). */
export function PayoutRunListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('payout-runs.new') && (
    <PageLink to="payout-runs.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('payout-runs.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={payoutRunList}
      call="payout_runs.list"
      page="payout-runs"
      live="payout_run"
      opens={opens}
      searchHint={commonFieldWords.number}
      actions={create}
      first={create}
    />
  );
}
