import { useEffect, type FocusEvent } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import type { FormModel } from './use-form.ts';

interface PercentFieldProps<F extends Form> {
  of: FormModel<F>;
  name: keyof F & string;
  hint?: string;
}

/** Converts hundredths of a percent to the shown number: 250 is 2.5. */
const shown = (value: unknown): number | null => (typeof value === 'number' ? value / 100 : null);

/**
 * A percentage: typed with up to two decimal places, stored in hundredths of a percent, as in the whole product.
 *
 * @example <PercentField of={form} name="discount_percent" />
 */
export function PercentField<F extends Form>({ of, name, hint }: PercentFieldProps<F>) {
  const say = useSay();
  const word = of.words[name];
  useEffect(() => {
    of.sayings.set(name, (value) => (typeof value === 'number' ? `${value / 100} %` : ''));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) of.left(name);
  };
  return (
    <div data-field={name} onBlur={leave}>
      <Field label={word ? say.loose(word) : name} error={of.problemOf(name)} hint={hint}>
        <NumberInput
          value={shown(of.values[name])}
          onChange={(percent) => of.put(name, percent === null ? null : Math.round(percent * 100))}
          decimals={2}
          unit="%"
        />
      </Field>
    </div>
  );
}
