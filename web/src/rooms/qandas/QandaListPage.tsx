import { Plus } from 'lucide-react';
import { qandaList } from '@waybill/contract/rooms/qandas/qandas.columns.ts';
import type { QandaRow } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { qandaPageWords as words } from './qanda-page.words.ts';

const opens = (row: QandaRow): PageTarget => ({ name: 'qanda.detail', params: { qandaId: row.id } });

/** Questions of daily work with how their answers begin (F-08). */
export function QandaListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('qanda.create') && (
    <PageLink to="qanda.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('qanda.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={qandaList}
      call="qandas.list"
      page="qanda"
      live="qanda"
      opens={opens}
      searchHint={words.search}
      actions={create}
      first={create}
    />
  );
}
