import { useEffect, type FocusEvent } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { NrcField } from './NrcField.tsx';
import styles from './PlaceInputs.module.css';
import { useNrcText } from './use-nrc.ts';

/** The number of an identity card as a field of a form: judged when it is left, said in the reader's script where two of them are compared. */
export function IdentityField<F extends Form>({ of, name }: { of: FormModel<F>; name: keyof F & string }) {
  const say = useSay();
  const nrc = useNrcText();
  const word = of.words[name];
  useEffect(() => {
    of.sayings.set(name, (value) => nrc(typeof value === 'string' ? value : null));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) of.left(name);
  };
  return (
    <div data-field={name} className={styles.wide} onBlur={leave}>
      <NrcField
        value={of.values[name] as string | null}
        label={word ? say.loose(word) : name}
        required={(of.fields[name] as Form[string]).required}
        error={of.problemOf(name)}
        onChange={(text) => of.put(name, text)}
      />
    </div>
  );
}
