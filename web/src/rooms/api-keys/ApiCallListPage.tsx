import { apiCallList } from '@waybill/contract/rooms/api-keys/api-calls.columns.ts';
import type { ApiCallRow } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { inWorld, useWorld } from '../../shell/worlds.ts';
import { WorldSwitch } from '../../shell/WorldSwitch.tsx';
import { apiKeyPageWords as words } from './api-key-page.words.ts';

const opensIn =
  (world: KeyMode) =>
  ({ id }: ApiCallRow): PageTarget => ({ name: 'api-call.detail', params: { apiCallId: id }, search: inWorld(world) });
const opens = { live: opensIn('live'), test: opensIn('test') };

/** The calls that programs made with keys: what was answered, and why one was refused (N-06). */
export function ApiCallListPage() {
  const world = useWorld();
  return (
    <ListPage
      definition={apiCallList}
      call="api_calls.list"
      page="api-calls"
      live={null}
      opens={opens[world]}
      above={<WorldSwitch page="api-calls" />}
      searchHint={words.searchCalls}
    />
  );
}
