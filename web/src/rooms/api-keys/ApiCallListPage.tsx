import { apiCallList } from '@waybill/contract/rooms/api-keys/api-calls.columns.ts';
import type { ApiCallRow } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';

const opens = (row: ApiCallRow): PageTarget => ({ name: 'api-call.detail', params: { apiCallId: row.id } });

/** The calls that programs made with keys: what was answered, and why one was refused (N-06). */
export function ApiCallListPage() {
  return (
    <ListPage
      definition={apiCallList}
      call="api_calls.list"
      page="api-calls"
      live={null}
      opens={opens}
      searchHint={words.searchCalls}
    />
  );
}
