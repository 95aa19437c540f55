import { missingCaseList } from '@waybill/contract/rooms/missing-cases/missing-cases.columns.ts';
import type { MissingCaseRow } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { missingCaseTabWords } from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { missingCaseTabNames } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = missingCaseTabNames.map((tab) => ({ value: tab, word: missingCaseTabWords[tab], filters: { tab } }));
const opens = ({ id }: MissingCaseRow): PageTarget => ({ name: 'missing-case.detail', params: { caseId: id } });

/** The cases of missing parcels: searched for, one's own, to be confirmed, ended. */
export function MissingCaseListPage() {
  return (
    <ListPage
      definition={missingCaseList}
      call="missing_cases.list"
      counts="missing_cases.count"
      page="missing-cases"
      tabs={tabs}
      opens={opens}
      live="missing_case"
      searchHint={commonWords.codeNameOrPhone}
    />
  );
}
