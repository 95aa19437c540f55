import type { RunSheetDetail } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { runSheetCommandWords, runSheetFieldWords } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { countParcelsForm, settleParcelsForm } from '@waybill/domain/rooms/run-sheets/run-sheet-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface AskForProps {
  sheet: Pick<RunSheetDetail, 'id' | 'owners'>;
  command: 'count' | 'settle';
  onClose: () => void;
}

/** The courier's count, or who answers for what it shows. */
export function SheetQuestion({ sheet, command, onClose }: AskForProps) {
  const say = useSay();
  const { verb, ask } = runSheetCommandWords[command];
  const params = { id: sheet.id };
  const common = { words: runSheetFormWords, yes: say.loose(verb), changes: 'run_sheet' as const, onClose };
  if (command === 'count')
    return (
      <FormDialog
        {...common}
        form={countParcelsForm}
        title={say(words.countTitle)}
        text={say.loose(ask)}
        submit={(body, { idempotencyKey }) => call('run_sheets.count', { params, body, idempotencyKey })}
      />
    );
  const owners = sheet.owners.map(({ id, name, user_name }) => ({ value: id, label: name, detail: user_name }));
  return (
    <FormDialog
      {...common}
      form={settleParcelsForm}
      title={say.loose(ask)}
      submit={(body, { idempotencyKey }) => call('run_sheets.settle', { params, body, idempotencyKey })}>
      {(form) => (
        <>
          <FormField of={form} name="owner_staff_id" options={owners} wide />
          <FormField of={form} name="note" wide />
        </>
      )}
    </FormDialog>
  );
}

const runSheetFormWords = {
  parcels_counted: runSheetFieldWords.parcels_counted,
  owner_staff_id: runSheetFieldWords.difference_owner,
  note: commonFieldWords.reason,
};
