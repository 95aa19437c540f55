import type { ReactNode } from 'react';
import type { NrcTownship } from '@waybill/domain/rooms/places/nrc.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { knowledgeOf, partsOf } from './nrc-parts.ts';
import { NrcInput } from './NrcInput.tsx';
import { placePickerWords as words } from './place-picker.words.ts';
import styles from './PlaceInputs.module.css';
import { useNrcTownships } from './use-nrc.ts';

export interface NrcFieldProps {
  /** As it is stored; what is no whole number yet is given too, for the form's rule to refuse. */
  value: string | null;
  onChange: (value: string | null) => void;
  label: string;
  required?: boolean;
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * The number of an identity card, with its own Field. An unknown prefix is pointed out and taken.
 *
 * @example <NrcField label={say(field.source_nrc)} value={form.values.source_nrc} onChange={(nrc) => form.set('source_nrc', nrc)} error={form.problemOf('source_nrc')} />
 */
export function NrcField(props: NrcFieldProps) {
  return <NrcFieldWith {...props} townships={useNrcTownships()} />;
}

/** The same with a list that is given. */
export function NrcFieldWith({
  value,
  onChange,
  label,
  required,
  error,
  disabled,
  townships,
}: NrcFieldProps & { townships: readonly NrcTownship[] }) {
  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={<Knowledge value={value} townships={townships} />}
      group>
      <NrcInput value={value} onChange={onChange} townships={townships} disabled={disabled} />
    </Field>
  );
}

/** Which townships give out cards with these letters, or that no list has them. */
function Knowledge({ value, townships }: { value: string | null; townships: readonly NrcTownship[] }) {
  const say = useSay();
  const locale = useLocale();
  const parts = partsOf(value, locale === 'mm' ? 'mm' : 'en', townships);
  const known = knowledgeOf(parts, townships);
  if (known === null) return null;
  if (known === 'unknown')
    return (
      <span className={styles.warning} role="status">
        {say(words.unknownPrefix, { prefix: parts.prefix, state: parts.state })}
      </span>
    );
  return say(words.townshipsMeant, {
    townships: known
      .map((row) => (locale === 'mm' ? row.township_mm : row.township_en))
      .join(locale === 'mm' ? '၊ ' : ', '),
  });
}
