import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { MissingCaseDetail, SearchStep } from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import {
  compensationBasisWords,
  missingCaseCommandWords,
  missingCaseColumnWords,
  missingCaseFieldWords,
  searchPlaceWords,
} from '@waybill/contract/rooms/missing-cases/missing-cases.words.ts';
import { trackingFieldWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { sayKyat, unitWords } from '@waybill/domain/kernel/money.ts';
import {
  caseReasonForm,
  findForm,
  handOnForm,
  ownCaseForm,
  payCompensationForm,
  proposeCompensationForm,
  searchStepForm,
  tickStepForm,
  waiveForm,
} from '@waybill/domain/rooms/missing-cases/missing-case-forms.ts';
import type { MissingCaseCommand } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { missingCasePageWords as words } from './missing-case-page.words.ts';
import type { FormDialogProps } from '../../shell/form/FormWindow.tsx';
import { sayDone } from '../../shell/say-done.ts';

/** The requested command, and the place of the search to tick off. */
export interface CaseRequest {
  readonly command: Exclude<MissingCaseCommand, 'confirm'>;
  readonly step?: SearchStep;
}

const fieldWords = {
  ...missingCaseColumnWords,
  ...missingCaseFieldWords,
  remark: commonFieldWords.remark,
  reason: trackingFieldWords.code,
  branch_id: commonFieldWords.branch,
};

/** The few fields of a command on a case. */
export function CaseDialog({
  data,
  request: { command, step },
  onClose,
}: {
  data: MissingCaseDetail;
  request: CaseRequest;
  onClose: () => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const params = { id: data.id };
  const name = sayCode(data.tracking_code);
  const { verb, ask } = missingCaseCommandWords[command];
  const common = {
    words: fieldWords,
    title: say.loose(ask, { name }),
    yes: say.loose(verb),
    success: sayDone(say, verb, name),
    changes: 'missing_case' as const,
    onClose,
  };
  const { amount, basis } = data.suggested;
  switch (command) {
    case 'own':
      return (
        <FormDialog
          {...common}
          form={ownCaseForm}
          initial={{ due_on: data.due_on }}
          submit={(body, { idempotencyKey }) => call('missing_cases.own', { params, body, idempotencyKey })}
        />
      );
    case 'hand_on':
    case 'pay':
      return <PersonDialog data={data} command={command} common={common} />;
    case 'add_step':
      return (
        <FormDialog
          {...common}
          form={searchStepForm}
          initial={{ branch_id: data.branch.id, until_on: data.due_on }}
          submit={(body, { idempotencyKey }) => call('missing_cases.add_step', { params, body, idempotencyKey })}>
          {(form) => (
            <>
              <FormField of={form} name="place" words={searchPlaceWords} wide />
              <FormField of={form} name="branch_id" source="branch" wide />
              <FormField of={form} name="who" wide />
              <FormField of={form} name="until_on" wide />
              <FormField of={form} name="note" wide />
            </>
          )}
        </FormDialog>
      );
    case 'tick':
      return (
        <FormDialog
          {...common}
          form={tickStepForm}
          text={step && say.loose(searchPlaceWords[step.place])}
          initial={{ step_id: step?.id }}
          submit={(body, { idempotencyKey }) => call('missing_cases.tick', { params, body, idempotencyKey })}>
          {(form) => <FormField of={form} name="finding" wide />}
        </FormDialog>
      );
    case 'propose':
      return (
        <FormDialog
          {...common}
          form={proposeCompensationForm}
          text={say(words.suggestedHint, {
            amount: sayKyat(amount, locale),
            basis: say.loose(compensationBasisWords[basis]),
          })}
          initial={{ amount, basis }}
          submit={(body, { idempotencyKey }) => call('missing_cases.propose', { params, body, idempotencyKey })}>
          {(form) => (
            <>
              <FormField of={form} name="amount" grouped unit={say(unitWords.kyat)} wide />
              <FormField of={form} name="basis" words={compensationBasisWords} wide />
              <FormField of={form} name="why" wide />
            </>
          )}
        </FormDialog>
      );
    case 'waive':
      return (
        <FormDialog
          {...common}
          form={waiveForm}
          danger
          text={say(words.waiveHint)}
          submit={(body, { idempotencyKey }) => call('missing_cases.waive', { params, body, idempotencyKey })}
        />
      );
    case 'find':
      return (
        <FormDialog
          {...common}
          form={findForm}
          submit={(body, { idempotencyKey }) => call('missing_cases.find', { params, body, idempotencyKey })}
        />
      );
    case 'deny':
    case 'reopen':
      return (
        <FormDialog
          {...common}
          form={caseReasonForm}
          danger={command === 'reopen'}
          submit={(body, { idempotencyKey }) => call(`missing_cases.${command}`, { params, body, idempotencyKey })}
        />
      );
  }
}

type Common = Pick<FormDialogProps<Form>, 'words' | 'title' | 'yes' | 'changes' | 'onClose'> & {
  readonly success: string;
};

/** The commands that name somebody: who answers for it from now on, who takes the money. */
function PersonDialog({
  data,
  command,
  common,
}: {
  data: MissingCaseDetail;
  command: 'hand_on' | 'pay';
  common: Common;
}) {
  const say = useSay();
  const locale = useLocale();
  const params = { id: data.id };
  const candidates = data.candidates.map(({ id, name: label, user_name }) => ({ value: id, label, detail: user_name }));
  if (command === 'hand_on')
    return (
      <FormDialog
        {...common}
        form={handOnForm}
        text={say(words.handOnHint)}
        submit={(body, { idempotencyKey }) => call('missing_cases.hand_on', { params, body, idempotencyKey })}>
        {(form) => (
          <>
            <FormField of={form} name="owner_id" options={candidates} wide />
            <FormField of={form} name="reason" wide />
          </>
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      {...common}
      form={payCompensationForm}
      text={
        data.payee_request
          ? say(words.payRequestHint, {
              amount: sayKyat(data.amount ?? 0, locale),
              name: data.payee_request.payee_name,
              by: data.payee_request.payee_requested_by,
            })
          : say(words.payHint, { amount: sayKyat(data.amount ?? 0, locale) })
      }
      // The clerk who pays types the number of the card again, from the card itself.
      initial={data.payee_request ? { ...data.payee_request, payee_nrc: null } : { payee_name: data.sender }}
      success={({ data: after }: { data: MissingCaseDetail }) =>
        after.payout === null ? say(words.payeeRequested) : common.success
      }
      submit={(body, { idempotencyKey }) => call('missing_cases.pay', { params, body, idempotencyKey })}
    />
  );
}
