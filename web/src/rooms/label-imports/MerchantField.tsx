import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { CustomerLookup } from '../customers/customers.door.ts';
import styles from './LabelImport.module.css';

export type ChosenMerchant = Pick<KnownSender, 'id' | 'name' | 'phone'>;

interface MerchantFieldProps {
  label: string;
  hint: string;
  required?: boolean;
  value: ChosenMerchant | null;
  onChange: (merchant: ChosenMerchant | null) => void;
}

/** Whose sheet it is: found by phone, then shown until it is taken away. */
export function MerchantField({ label, hint, required, value, onChange }: MerchantFieldProps) {
  return value === null ? (
    <Field label={label} hint={hint} required={required ?? false}>
      <CustomerLookup onPick={onChange} />
    </Field>
  ) : (
    <div>
      <span className={styles.label}>{label}</span>
      <Chip label={[value.name, ...value.phone.slice(0, 1)].join(' · ')} onRemove={() => onChange(null)} />
    </div>
  );
}
