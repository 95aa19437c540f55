import { feeBearerWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { channelKindWords } from '@waybill/contract/rooms/payment-channels/payment-channels.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { feeBearers } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { channelKinds, type paymentChannelForm } from '@waybill/domain/rooms/payment-channels/payment-channel-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { PercentField } from '../../shell/form/PercentField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { paymentChannelPageWords as words } from './payment-channel-page.words.ts';

/** The terms of a payment channel. */
export function PaymentChannelFields({ form }: { form: FormModel<typeof paymentChannelForm> }) {
  const say = useSay();
  const { options, rows } = useOptions('bank_account');
  const open = new Set(rows.filter((row) => row.open).map(({ id }) => id));
  return (
    <>
      <FormSection title={say(commonWords.names)}>
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" />
        <FormField
          of={form}
          name="kind"
          options={channelKinds.map((value) => ({ value, label: say.loose(channelKindWords[value]) }))}
        />
        <FormField of={form} name="branch_ids" source="branch" hint={say(words.branchNote)} wide />
        <FormField of={form} name="starts_on" hint={say(words.startNote)} />
      </FormSection>
      <FormSection title={say(words.account)}>
        <FormField of={form} name="bank_account_id" options={options.filter(({ value }) => open.has(value))} wide />
        <PercentField of={form} name="fee_percent" />
        <FormField of={form} name="fee_fixed" grouped unit={say(unitWords.kyat)} />
        <FormField
          of={form}
          name="fee_by"
          options={feeBearers.map((value) => ({ value, label: say.loose(feeBearerWords[value]) }))}
        />
        <FormField of={form} name="settle_days" />
        <FormField of={form} name="case_days" />
      </FormSection>
      <FormSection title={say(words.evidence)}>
        <FormField of={form} name="needs_reference" />
        <FormField of={form} name="needs_picture" />
        <FormField of={form} name="static_qr" hint={say(words.qrNote)} wide />
        <FormField of={form} name="on_tracking" hint={say(words.trackingNote)} wide />
        <FormField of={form} name="on_label" hint={say(words.labelNote)} wide />
      </FormSection>
    </>
  );
}
