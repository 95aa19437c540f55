import { Check, Hand } from 'lucide-react';
import { useMemo, useState } from 'react';
import { handoverCaseList } from '@waybill/contract/rooms/handover-collections/handover-collections.columns.ts';
import type { HandoverCaseRow } from '@waybill/contract/rooms/handover-collections/handover-collections.contract.ts';
import {
  caseCommandWords,
  caseKindWords,
  caseOutcomeWords,
  caseStateFaces,
  mailbagFieldWords,
} from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import {
  caseStates,
  outcomesOf,
  type CaseCommand,
  type CaseKind,
} from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { handoverCollectionPageWords as words } from './handover-collection-page.words.ts';
import { showHandoverCollections } from './show-handover-collections.ts';

const tabs = caseStates.map((state) => ({
  value: state,
  word: caseStateFaces[state].word,
  filters: { status: state },
}));
const opens = ({ label_id }: HandoverCaseRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });

/** Differences of hand-overs of parcels, until each is settled by somebody who neither gave nor received (F-09). */
export function HandoverCasesPage() {
  const say = useSay();
  const run = useDoing();
  const [request, setRequest] = useState<HandoverCaseRow | null>(null);
  const rowActions = useMemo((): PageAction<HandoverCaseRow>[] => {
    const offered = (row: HandoverCaseRow, command: CaseCommand) =>
      row.actions.find((action) => action.command === command);
    return [
      {
        key: 'own',
        title: say.loose(caseCommandWords.own.verb),
        icon: Hand,
        hidden: (row) => !offered(row, 'own'),
        callback: (row) =>
          void run(() => call('handover_cases.own', { params: { id: row.id } }), {
            success: say(words.done, { verb: say.loose(caseCommandWords.own.verb), name: row.tracking_code }),
            fresh: showHandoverCollections,
          }),
      },
      {
        key: 'settle',
        title: say.loose(caseCommandWords.settle.verb),
        icon: Check,
        hidden: (row) => !offered(row, 'settle'),
        refused: (row) => {
          const blocked = offered(row, 'settle')?.blocked ?? null;
          return blocked === null ? undefined : say.loose(reasonWord(blocked));
        },
        callback: setRequest,
      },
    ];
  }, [say, run]);
  return (
    <>
      <ListPage
        definition={handoverCaseList}
        call="handover_cases.list"
        page="handover-cases"
        tabs={tabs}
        opens={opens}
        live="handover_case"
        rowActions={rowActions}
        searchHint={words.searchCase}
      />
      {request && (
        <FormDialog
          form={settleCaseForm}
          words={mailbagFieldWords}
          title={say.loose(caseCommandWords.settle.ask, { name: request.tracking_code })}
          text={say.loose(caseKindWords[request.kind as CaseKind])}
          yes={say.loose(caseCommandWords.settle.verb)}
          submit={(body, { idempotencyKey }) =>
            call('handover_cases.settle', { params: { id: request.id }, body, idempotencyKey })
          }
          success={say(words.done, { verb: say.loose(caseCommandWords.settle.verb), name: request.tracking_code })}
          fresh={showHandoverCollections}
          onClose={() => setRequest(null)}>
          {(form) => (
            <>
              <FormField
                of={form}
                name="outcome"
                options={outcomesOf(request.kind as CaseKind).map((outcome) => ({
                  value: outcome,
                  label: say.loose(caseOutcomeWords[outcome]),
                }))}
                wide
              />
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
