import { caseList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { MailbagCaseRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import type { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { call } from '../../kernel/client.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import { caseTabs, useCases } from './use-cases.tsx';

const opens = (row: MailbagCaseRow): PageTarget =>
  row.label_id === null
    ? { name: 'mailbags.detail', params: { mailbagId: row.mailbag_id } }
    : { name: 'label-detail', params: { labelId: row.label_id } };
const cases = {
  nameOf: ({ tracking_code, code }: MailbagCaseRow) => tracking_code ?? code,
  own: ({ id }: MailbagCaseRow) => call('mailbag_cases.own', { params: { id } }),
  settle: ({ id }: MailbagCaseRow, body: FormValues<typeof settleCaseForm>, idempotencyKey: string) =>
    call('mailbag_cases.settle', { params: { id }, body, idempotencyKey }),
  changes: 'mailbag' as const,
};

/** Differences that were found in bags, until each is settled (F-09). */
export function MailbagCasesPage() {
  const { rowActions, dialog } = useCases(cases);
  return (
    <>
      <ListPage
        definition={caseList}
        call="mailbag_cases.list"
        page="mailbag-cases"
        tabs={caseTabs}
        opens={opens}
        live="mailbag_case"
        rowActions={rowActions}
        searchHint={words.searchCase}
      />
      {dialog}
    </>
  );
}
