import { Plus } from 'lucide-react';
import { payoutTemplateList } from '@waybill/contract/rooms/payout-runs/payout-runs.columns.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { PayoutTemplateRow } from '@waybill/contract/rooms/payout-runs/payout-templates.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

const opens = ({ id }: PayoutTemplateRow): PageTarget => ({
  name: 'payout-templates.detail',
  params: { templateId: id },
});

/** Templates of banks' files, with those in use and those to be confirmed. */
export function PayoutTemplateListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('payout-templates.new') && (
    <PageLink to="payout-templates.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('payout-templates.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={payoutTemplateList}
      call="payout_templates.list"
      page="payout-templates"
      live="payout_run"
      opens={opens}
      searchHint={commonFieldWords.name}
      actions={create}
      first={create}
    />
  );
}
