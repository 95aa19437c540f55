import { returnList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ReturnRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { moneyTopics } from './use-list-sums.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: ReturnRow): PageTarget => ({ name: 'returns.make', search: { customer_id: String(row.id) } });

/** Merchants whose parcels came back: what waits for them here, and what their returns cost (N-25). */
export function ReturnListPage() {
  return (
    <ListPage
      definition={returnList}
      call="clearances.returns"
      page="returns"
      opens={opens}
      live={moneyTopics}
      searchHint={commonWords.nameBusinessOrPhone}
    />
  );
}
