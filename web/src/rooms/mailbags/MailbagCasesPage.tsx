import { Check, Hand } from 'lucide-react';
import { useMemo, useState } from 'react';
import { caseList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { CaseRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
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
import { mailbagPageWords as words } from './mailbag-page.words.ts';
import { showMailbags } from './mailbag-commands.ts';

const tabs = caseStates.map((state) => ({
  value: state,
  word: caseStateFaces[state].word,
  filters: { status: state },
}));
const opens = (row: CaseRow): PageTarget =>
  row.label_id === null
    ? { name: 'mailbags.detail', params: { mailbagId: row.mailbag_id } }
    : { name: 'label-detail', params: { labelId: row.label_id } };
const nameOf = ({ tracking_code, code }: CaseRow) => tracking_code ?? code;

/** Differences that were found in bags, until each is settled (F-09). */
export function MailbagCasesPage() {
  const say = useSay();
  const run = useDoing();
  const [request, setRequest] = useState<CaseRow | null>(null);
  const rowActions = useMemo((): PageAction<CaseRow>[] => {
    const offered = (row: CaseRow, command: CaseCommand) => row.actions.find((action) => action.command === command);
    return [
      {
        key: 'own',
        title: say.loose(caseCommandWords.own.verb),
        icon: Hand,
        hidden: (row) => !offered(row, 'own'),
        callback: (row) =>
          void run(() => call('mailbag_cases.own', { params: { id: row.id } }), {
            success: say(words.done, { verb: say.loose(caseCommandWords.own.verb), name: nameOf(row) }),
            fresh: showMailbags,
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
        definition={caseList}
        call="mailbag_cases.list"
        page="mailbag-cases"
        tabs={tabs}
        opens={opens}
        live="mailbag_case"
        rowActions={rowActions}
        searchHint={words.searchCase}
      />
      {request && (
        <FormDialog
          form={settleCaseForm}
          words={mailbagFieldWords}
          title={say.loose(caseCommandWords.settle.ask, { name: nameOf(request) })}
          text={say.loose(caseKindWords[request.kind as CaseKind])}
          yes={say.loose(caseCommandWords.settle.verb)}
          submit={(body, { idempotencyKey }) =>
            call('mailbag_cases.settle', { params: { id: request.id }, body, idempotencyKey })
          }
          success={say(words.done, { verb: say.loose(caseCommandWords.settle.verb), name: nameOf(request) })}
          fresh={showMailbags}
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
