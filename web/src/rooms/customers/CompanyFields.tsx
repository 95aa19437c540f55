import type { companyForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { customerPageWords as words } from './customer-page.words.ts';
import { PlaceField } from './PlaceField.tsx';

/** The fields of a company. */
export function CompanyFields({ form }: { form: FormModel<typeof companyForm> }) {
  const say = useSay();
  return (
    <>
      <FormSection title={say(words.companyPart)}>
        <FormField of={form} name="name" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="registration_no" />
        <FormField of={form} name="email" />
        <FormField of={form} name="phone" wide />
        <FormField of={form} name="logo" wide />
      </FormSection>
      <FormSection title={say(words.companyAddress)}>
        <PlaceField of={form} name="place_id" />
        <FormField of={form} name="address" wide />
      </FormSection>
    </>
  );
}
