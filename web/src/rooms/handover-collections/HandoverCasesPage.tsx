import { handoverCaseList } from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type { HandoverCaseRow } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { call } from '../../kernel/client.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { caseTabs, useCases } from '../mailbags/mailbags.door.ts';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';

const opens = ({ label_id }: HandoverCaseRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });
const cases = {
  nameOf: ({ tracking_code }: HandoverCaseRow) => tracking_code,
  own: ({ id }: HandoverCaseRow) => call('handover_cases.own', { params: { id } }),
  settle: ({ id }: HandoverCaseRow, body: FormValues<typeof settleCaseForm>, idempotencyKey: string) =>
    call('handover_cases.settle', { params: { id }, body, idempotencyKey }),
  changes: 'handover_collection' as const,
};

/** Differences of hand-overs of parcels, until each is settled by somebody who neither gave nor received (F-09). */
export function HandoverCasesPage() {
  const { rowActions, dialog } = useCases(cases);
  return (
    <>
      <ListPage
        definition={handoverCaseList}
        call="handover_cases.list"
        page="handover-cases"
        tabs={caseTabs}
        opens={opens}
        live="handover_case"
        rowActions={rowActions}
        searchHint={words.searchCase}
      />
      {dialog}
    </>
  );
}
