import { useEffect, type FocusEvent, type ReactNode } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { CountryField, PlacePicker } from '../places/places.door.ts';
import styles from './Customer.module.css';

interface OwnFieldProps<F extends Form> {
  of: FormModel<F>;
  name: keyof F & string;
}

/** A form field whose input belongs to another room: named, judged when it is left, and compared as its text. */
function OwnField<F extends Form>({ of, name, children }: OwnFieldProps<F> & { children: ReactNode }) {
  useEffect(() => {
    of.sayings.set(name, (value) => (value === null || value === undefined ? '' : String(value)));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) of.left(name);
  };
  return (
    <div data-field={name} className={styles.wide} onBlur={leave}>
      {children}
    </div>
  );
}

/** The township of an address, and quarter and street where they are known; `postcode` is the field that takes the postcode of what was chosen. */
export function PlaceField<F extends Form>({ of, name, postcode }: OwnFieldProps<F> & { postcode?: keyof F & string }) {
  const say = useSay();
  const word = of.words[name];
  const choose = (id: number | null, place: { readonly postcode: string | null } | null) => {
    of.put(name, id);
    if (postcode && place) of.put(postcode, place.postcode);
  };
  return (
    <OwnField of={of} name={name}>
      <PlacePicker
        value={of.values[name] as number | null}
        label={word ? say.loose(word) : undefined}
        error={of.problemOf(name)}
        onChange={choose}
      />
    </OwnField>
  );
}

/** The country of an address. */
export function CountryOfAddress<F extends Form>({ of, name }: OwnFieldProps<F>) {
  return (
    <OwnField of={of} name={name}>
      <CountryField
        value={of.values[name] as string | null}
        required
        error={of.problemOf(name)}
        onChange={(code) => of.put(name, code)}
      />
    </OwnField>
  );
}
