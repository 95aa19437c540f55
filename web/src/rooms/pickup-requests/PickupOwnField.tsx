import { useEffect, type FocusEvent, type ReactNode } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { sayValue } from '../../shell/form/say-value.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import styles from './Pickups.module.css';

interface PickupOwnFieldProps<F extends Form> {
  of: FormModel<F>;
  name: keyof F & string;
  children: ReactNode;
  hint?: ReactNode;
  /** The input brings its own labels. */
  bare?: boolean;
}

/** A field whose input belongs to another room: its label, what is wrong, and what the form's summary needs. */
export function PickupOwnField<F extends Form>({ of, name, children, hint, bare = false }: PickupOwnFieldProps<F>) {
  const say = useSay();
  const word = of.words[name];
  const rule = of.fields[name] as Form[string];
  useEffect(() => {
    of.sayings.set(name, (value) => sayValue(rule.kind, value, { options: [], yes: '✓', no: '–' }));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) of.left(name);
  };
  return (
    <div className={styles.wide} data-field={name} onBlur={leave}>
      {bare ? (
        children
      ) : (
        <Field label={word ? say.loose(word) : name} required={rule.required} error={of.problemOf(name)} hint={hint}>
          {children}
        </Field>
      )}
    </div>
  );
}
