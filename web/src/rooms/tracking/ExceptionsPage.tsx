import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { exceptionList, settledFaces } from '@waybill/contract/rooms/tracking/exceptions.columns.ts';
import type { ExceptionRow } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import { trackingFieldWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import { settleScanForm } from '@waybill/domain/rooms/labels/settle-form.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { scanModeWords as words } from './scan.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const open: ExceptionRow['settled'] = 'no';
/** Open problems have a separate tab, because the settled ones only grow. */
const tabs = [
  { value: 'open', word: settledFaces.no.word, filters: { settled: open } },
  { value: 'settled', word: settledFaces.yes.word, filters: { settled: 'yes' } },
];
const noteWords = { note: trackingFieldWords.settled_note };

/** Scans that could not be applied, for the branch to settle: none is lost (decisions 2.2). */
export function ExceptionsPage() {
  const say = useSay();
  const viewer = useViewer();
  const { tab } = usePageParams();
  const [request, setRequest] = useState<ExceptionRow | null>(null);
  const rowActions = useMemo(
    (): PageAction<ExceptionRow>[] => [
      {
        key: 'settle',
        title: say(commonWords.settleCase),
        icon: Check,
        callback: setRequest,
        hidden: (row) => row.settled !== open || !can(viewer, 'label.decide'),
      },
    ],
    [say, viewer],
  );
  // One note for many: a box of parcels is looked into together.
  const bulk = useMemo(
    (): ListBulkAction[] =>
      tab === tabs[1]?.value || !can(viewer, 'label.decide')
        ? []
        : [
            {
              call: 'exception_scans.settle',
              label: words.bulkSettle,
              icon: Check,
              form: settleScanForm,
              fields: noteWords,
            },
          ],
    [tab, viewer],
  );
  return (
    <>
      <ListPage
        definition={exceptionList}
        call="exception_scans.list"
        page="exception-scans"
        tabs={tabs}
        live="exception_scans"
        rowActions={rowActions}
        bulk={bulk}
        searchHint={commonWords.codePhoneName}
      />
      {request && (
        <FormDialog
          form={settleScanForm}
          words={noteWords}
          title={say(words.settleTitle, { code: sayCode(request.tracking_code) })}
          yes={say(commonWords.settleCase)}
          submit={(body, { idempotencyKey }) =>
            call('exception_scans.settle', { params: { id: request.id }, body, idempotencyKey })
          }
          changes="exception_scans"
          onClose={() => setRequest(null)}
        />
      )}
    </>
  );
}
