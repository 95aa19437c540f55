import { useEffect } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { PlacePicker } from '../places/places.door.ts';
import styles from './Customer.module.css';

interface PlaceFieldProps<F extends Form> {
  of: FormModel<F>;
  name: keyof F & string;
  /** The field that takes the postcode of what was chosen. */
  postcode?: keyof F & string;
}

/** The township of an address, and quarter and street where they are known. */
export function PlaceField<F extends Form>({ of, name, postcode }: PlaceFieldProps<F>) {
  const say = useSay();
  const word = of.words[name];
  useEffect(() => {
    of.sayings.set(name, (value) => (value === null || value === undefined ? '' : String(value)));
  });
  return (
    <div data-field={name} className={styles.wide}>
      <PlacePicker
        value={of.values[name] as number | null} label={word ? say.loose(word) : undefined} error={of.problemOf(name)}
        onChange={(id, place) => {
          of.set(name, id as never);
          if (postcode && place) of.set(postcode, place.postcode as never);
        }}
      />
    </div>
  );
}
