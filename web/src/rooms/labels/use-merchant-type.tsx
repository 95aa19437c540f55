import { useEffect, type ReactNode } from 'react';
import { merchantTypeTitle, merchantTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { collectsCod, situationOf } from '@waybill/domain/rooms/labels/label-choices.ts';
import { isNewMerchant, type newLabelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { defaultMerchantType, merchantTypes, type MerchantType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { labelFormWords as words } from './label-form.words.ts';
import styles from './LabelForm.module.css';

export const newLabelWords = { ...labelFieldWords, merchant_type: merchantTypeTitle };

/**
 * COD is owed to a merchant. Where none is chosen, the sender is a new one, who is made with the label, or one who exists and is found by phone. Answers the
 * field that asks for it; null while it is not needed.
 */
export function useMerchantType(form: FormModel<typeof newLabelForm>, atCounter: boolean): ReactNode {
  const say = useSay();
  const { set, values } = form;
  const isNeeded = atCounter && (values.merchant_id ?? null) === null && collectsCod(situationOf(values).accept_type);
  const type = values.merchant_type ?? null;
  useEffect(() => {
    if (isNeeded === (type !== null)) return;
    set('merchant_type', isNeeded ? defaultMerchantType : null);
  }, [isNeeded, type, set]);
  if (!isNeeded) return null;
  const choose = (next: MerchantType) => {
    set('merchant_type', next);
    if (!isNewMerchant(next)) document.querySelector<HTMLElement>('[data-field=source_phone] input')?.focus();
  };
  return (
    <div className={styles.wide} data-field="merchant_type">
      <Field
        label={say(merchantTypeTitle)}
        group
        hint={say(isNewMerchant(type) ? words.newMerchant : words.existingMerchant)}
        error={form.problemOf('merchant_type')}>
        <RadioGroup
          inline
          options={merchantTypes.map((value) => ({ value, label: say(merchantTypeWords[value]) }))}
          value={type}
          onChange={choose}
        />
      </Field>
    </div>
  );
}
