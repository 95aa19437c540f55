import { Check, Hand } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  caseCommandWords,
  caseKindWords,
  caseOutcomeWords,
  caseStateFaces,
  mailbagFieldWords,
} from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { caseLife, outcomesOf, type CaseCommand, type CaseKind } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { settleCaseForm } from '@waybill/domain/rooms/mailbags/mailbag-forms.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { refusedBy } from '../../shell/who-may.tsx';
import { useAction } from '../../shell/use-action.ts';
import type { Changes } from '../../kernel/query-topics.ts';
import { sayDone } from '../../shell/say-done.ts';

/** A difference as its list shows it, whatever it was found in. */
interface Case {
  readonly id: number;
  readonly kind: string;
  readonly actions: readonly {
    readonly command: string;
    readonly blocked: string | null;
    readonly permission?: string | undefined;
  }[];
}

interface CaseRoom<Row extends Case> {
  readonly nameOf: (row: Row) => string;
  readonly own: (row: Row) => Promise<unknown>;
  readonly settle: (row: Row, body: FormValues<typeof settleCaseForm>, idempotencyKey: string) => Promise<unknown>;
  /** Further topics that a change of the case refetches. */
  readonly changes: Changes;
}

/** A list of differences has a tab for each of their states. */
export const caseTabs = caseLife.stateNames.map((state) => ({
  value: state,
  word: caseStateFaces[state].word,
  filters: { status: state },
}));

/**
 * Commands on differences between handed-over and counted parcels, in bags or by hand (F-09), and the dialog that settles one. `room` must be the
 * same object on each render.
 */
export function useCases<Row extends Case>(room: CaseRoom<Row>): { rowActions: PageAction<Row>[]; dialog: ReactNode } {
  const { nameOf, own, settle, changes } = room;
  const say = useSay();
  const run = useAction();
  const [request, setRequest] = useState<Row | null>(null);
  const rowActions = useMemo((): PageAction<Row>[] => {
    const offered = (row: Row, command: CaseCommand) => row.actions.find((action) => action.command === command);
    return [
      {
        key: 'own',
        title: say.loose(caseCommandWords.own.verb),
        icon: Hand,
        hidden: (row) => !offered(row, 'own'),
        callback: (row) =>
          void run(() => own(row), {
            success: sayDone(say, caseCommandWords.own.verb, nameOf(row)),
            changes,
          }),
      },
      {
        key: 'settle',
        title: say.loose(caseCommandWords.settle.verb),
        icon: Check,
        hidden: (row) => !offered(row, 'settle'),
        refused: (row) => {
          const { blocked = null, permission } = offered(row, 'settle') ?? {};
          return blocked === null ? undefined : refusedBy(say.loose(reasonWord(blocked)), permission);
        },
        callback: setRequest,
      },
    ];
  }, [say, run, nameOf, own, changes]);
  const dialog = request && (
    <FormDialog
      form={settleCaseForm}
      words={mailbagFieldWords}
      title={say.loose(caseCommandWords.settle.ask, { name: nameOf(request) })}
      text={say.loose(caseKindWords[request.kind as CaseKind])}
      yes={say.loose(caseCommandWords.settle.verb)}
      submit={(body, { idempotencyKey }) => settle(request, body, idempotencyKey)}
      success={sayDone(say, caseCommandWords.settle.verb, nameOf(request))}
      changes={changes}
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
  );
  return { rowActions, dialog };
}
