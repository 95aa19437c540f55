import { BookOpen, Plus, ScrollText, Webhook } from 'lucide-react';
import { apiKeyList } from '@waybill/contract/rooms/api-keys/api-keys.columns.ts';
import type { ApiKeyRow } from '@waybill/contract/rooms/api-keys/api-keys.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { apiReferenceMessages } from '../api-reference/api-reference.door.ts';
import { webhookMessages } from '../webhooks/webhooks.door.ts';
import { apiKeyPageWords as words } from './api-key-page.words.ts';
import { apiKeyMessages } from './api-keys.messages.ts';

const opens = (row: ApiKeyRow): PageTarget => ({ name: 'api-key.detail', params: { apiKeyId: row.id } });

/** The keys by which programs of merchants, partners and agents call (N-06). */
export function ApiKeyListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('api-key.new') && (
    <PageLink to="api-key.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(apiKeyMessages.create)}
    </PageLink>
  );
  return (
    <ListPage
      definition={apiKeyList}
      call="api_keys.list"
      page="api-integration"
      title={apiKeyMessages.list}
      live="api_key"
      opens={opens}
      searchHint={words.search}
      actions={
        <>
          <PageLink to="api-calls" className={buttonLook('plain')}>
            <Icon of={ScrollText} />
            {say(apiKeyMessages.calls)}
          </PageLink>
          <PageLink to="api-reference" className={buttonLook('plain')}>
            <Icon of={BookOpen} />
            {say(apiReferenceMessages.title)}
          </PageLink>
          {mayOpen('webhooks') && (
            <PageLink to="webhooks" className={buttonLook('plain')}>
              <Icon of={Webhook} />
              {say(webhookMessages.list)}
            </PageLink>
          )}
          {create}
        </>
      }
      first={create}
    />
  );
}
