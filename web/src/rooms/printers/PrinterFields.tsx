import { printerLanguageWords } from '@waybill/contract/rooms/printers/printers.words.ts';
import type { printerForm } from '@waybill/domain/rooms/printers/printer-form.ts';
import { printerLanguages } from '@waybill/domain/rooms/prints/printer-page.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { printerPageWords as words } from './printer-page.words.ts';

/** A printer: its branch, its language, and where in the network it is. */
export function PrinterFields({ form }: { form: FormModel<typeof printerForm> }) {
  const say = useSay();
  return (
    <FormSection title={say(words.where)}>
      <FormField of={form} name="name" hint={say(words.nameHint)} />
      <FormField of={form} name="branch_id" source="branch" />
      <FormField
        of={form}
        name="language"
        options={printerLanguages.map((value) => ({ value, label: say(printerLanguageWords[value]) }))}
      />
      <FormField of={form} name="host" hint={say(words.hostHint)} />
      <FormField of={form} name="port" hint={say(words.portHint)} />
    </FormSection>
  );
}
