import { useState } from 'react';
import { bankLineFieldWords } from '@waybill/contract/rooms/bank-lines/bank-lines.words.ts';
import { statementForm } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { useOptions } from '../../shell/options.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { bankLinePageWords as words } from './bank-line-page.words.ts';
import { StatementReading } from './StatementReading.tsx';

/** Reads a statement for review, asks what is not certain, and then takes its new lines and matches what is clear. */
export function ImportStatement({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const count = useCount();
  const { options } = useOptions('bank_account');
  const [only] = useState(() => (options.length === 1 ? options[0]?.value : undefined));
  return (
    <FormDialog
      form={statementForm}
      words={{ ...bankLineFieldWords, file: words.file }}
      title={say(words.bring)}
      text={say(words.bringText)}
      yes={say(words.read)}
      initial={only === undefined ? {} : { bank_account_id: only }}
      submit={(body, { idempotencyKey }) => call('bank_lines.bring', { body: formDataOf(body), idempotencyKey })}
      success={({ data }) =>
        say(data.lines_waiting > 0 ? words.broughtWaiting : words.brought, {
          lines_new: count(data.lines_new),
          lines_matched: count(data.lines_matched),
          lines_known: count(data.lines_known),
          lines_waiting: count(data.lines_waiting),
        })
      }
      changes="bank_line"
      size="large"
      onClose={onClose}>
      {(model) => (
        <>
          <FormField of={model} name="bank_account_id" options={options} wide />
          <FormField of={model} name="file" hint={say(words.fileHint)} wide />
          <StatementReading of={model} />
        </>
      )}
    </FormDialog>
  );
}
