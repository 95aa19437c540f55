import { Plus } from 'lucide-react';
import { apiKeyList } from '@waybill/contract/rooms/api-keys/api-keys.columns.ts';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';

const opens = (row: ApiKeyRow): PageTarget => ({ name: 'api-key.detail', params: { apiKeyId: row.id } });

/** The keys by which programs of merchants, partners and agents call (N-06). */
export function ApiKeyListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('api-key.new') && (
    <PageLink to="api-key.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('api-key.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={apiKeyList}
      call="api_keys.list"
      page="api-integration"
      title={titleOf('api-integration')}
      live="api_key"
      opens={opens}
      searchHint={words.search}
      actions={create}
      first={create}
    />
  );
}
