import { readRemoteAddress } from '@waybill/domain/kernel/remote-address.ts';
import type { exportDestinationForm } from '@waybill/domain/rooms/export-destinations/export-destination-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { exportDestinationPageWords as words } from './export-destination-page.words.ts';

/** A destination: its address, and the fields that its kind needs. */
export function ExportDestinationFields({ form }: { form: FormModel<typeof exportDestinationForm> }) {
  const say = useSay();
  const { address } = form.values;
  const kind = typeof address === 'string' ? readRemoteAddress(address.trim())?.kind : undefined;
  return (
    <FormSection title={say(words.where)}>
      <FormField of={form} name="name" hint={say(words.nameHint)} />
      <FormField of={form} name="address" hint={say(words.addressHint)} />
      {kind === 's3' && (
        <>
          <FormField of={form} name="endpoint" hint={say(words.endpointHint)} />
          <FormField of={form} name="region" hint={say(words.regionHint)} />
          <FormField of={form} name="access_key" required />
        </>
      )}
      {kind === 'sftp' && <FormField of={form} name="host_key" hint={say(words.hostKeyHint)} required />}
    </FormSection>
  );
}
