import { gateSlipForm } from '@waybill/domain/rooms/gate-slips/gate-slip-forms.ts';
import { gateSlipFieldWords, wordGiverWords } from '@waybill/contract/rooms/gate-slips/gate-slips.words.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { gateSlipPageWords as words } from './gate-slip-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The slip of a bus gate; its page opens, where the parcels are scanned onto it. */
export const NewGateSlipPage = newPage({
  title: titleOf('gate-slips.new'),
  list: 'gate-slips.all',
  form: gateSlipForm,
  words: { ...gateSlipFieldWords, remark: commonFieldWords.remark },
  draft: 'gate_slip',
  create: (body, idempotencyKey) => call('gate_slips.create', { body: formDataOf(body), idempotencyKey }),
  changes: 'gate_slips',
  leads: ({ data }) => ({ name: 'gate-slips.detail', params: { gateSlipId: data.id } }),
  Fields,
});

function Fields({ form }: { form: FormModel<typeof gateSlipForm> }) {
  const say = useSay();
  return (
    <>
      <FormSection title={say(wordGiverWords.gate)}>
        <FormField of={form} name="gate_name" />
        <FormField of={form} name="gate_phone" />
        <FormField of={form} name="vehicle_no" />
        <FormField of={form} name="departs_at" />
      </FormSection>
      <FormSection title={say(words.slip)}>
        <FormField of={form} name="slip_number" />
        <FormField of={form} name="slip_photo" hint={say(words.photoLater)} />
        <FormField of={form} name="remark" wide />
      </FormSection>
    </>
  );
}
