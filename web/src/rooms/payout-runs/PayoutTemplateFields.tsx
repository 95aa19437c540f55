import { payoutFormatWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import { checkForm } from '@waybill/domain/kernel/form.ts';
import { patternNames } from '@waybill/domain/rooms/payout-runs/payout-pattern.ts';
import {
  payoutDelimiters,
  payoutEncodings,
  payoutTemplateExamples,
  payoutTemplateForm,
  payoutWidths,
} from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { PayoutPreview } from './PayoutPreview.tsx';
import { payoutRunPageWords as words } from './payout-run-page.words.ts';
import styles from './Payout.module.css';

const fileFields = ['format', 'delimiter', 'width_in', 'file_name', 'header', 'columns', 'trailer'] as const;

/** The fields of a bank's file, and what they make of two payments. */
export function PayoutTemplateFields({ form }: { form: FormModel<typeof payoutTemplateForm> }) {
  const say = useSay();
  const optionsOf = <Value extends keyof typeof words>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: say.loose(words[value]) }));
  const start = (example: (typeof payoutTemplateExamples)[number]) => {
    for (const [name, value] of Object.entries(example)) form.put(name, value);
  };
  const read = checkForm(payoutTemplateForm, form.values, { only: fileFields });
  const names = patternNames.map((name) => `{${name}}`).join(' ');
  return (
    <>
      <FormSection title={say(words.startFrom)}>
        <div className={`${styles.wide} ${styles.buttons}`}>
          {payoutTemplateExamples.map((example) => (
            <Button key={example.name} onClick={() => start(example)}>
              {example.name}
            </Button>
          ))}
        </div>
      </FormSection>
      <FormSection title={say(words.file)}>
        <FormField of={form} name="name" hint={say(words.nameNote)} wide />
        <FormField of={form} name="format" words={payoutFormatWords} />
        {form.values.format === 'csv' && <FormField of={form} name="delimiter" options={optionsOf(payoutDelimiters)} />}
        {form.values.format !== 'xlsx' && <FormField of={form} name="encoding" options={optionsOf(payoutEncodings)} />}
        <FormField of={form} name="width_in" options={optionsOf(payoutWidths)} />
        <FormField of={form} name="file_name" wide />
        {form.values.format !== 'xlsx' && <FormField of={form} name="header" wide />}
        <FormField of={form} name="columns" hint={say.loose(words.columnsNote, { names })} wide />
        <FormField of={form} name="trailer" wide />
      </FormSection>
      <FormSection title={say(words.preview)}>
        <div className={styles.wide}>
          <PayoutPreview template={read.ok ? read.values : null} />
        </div>
      </FormSection>
      <FormSection title={say(words.answer)}>
        <FormField of={form} name="answer_reference" />
        <FormField of={form} name="answer_status" />
        <FormField of={form} name="answer_paid" />
        <FormField of={form} name="answer_failed" />
        <FormField of={form} name="answer_bank_reference" />
        <FormField of={form} name="answer_reason" />
      </FormSection>
    </>
  );
}
