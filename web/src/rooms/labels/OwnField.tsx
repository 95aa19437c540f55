import { useEffect, type FocusEvent, type ReactNode } from 'react';
import type { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Noted } from '../../shell/form/FormField.tsx';
import { sayValue } from '../../shell/form/say-value.ts';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import styles from './LabelForm.module.css';

export type LabelFormModel = FormModel<typeof labelForm>;
export type LabelFieldName = keyof typeof labelForm;

interface OwnFieldProps {
  of: LabelFormModel;
  name: LabelFieldName;
  children: ReactNode;
  hint?: ReactNode;
  group?: boolean;
  required?: boolean;
  /** How a value is said when two of them are laid side by side. */
  says?: (value: unknown) => string;
  wide?: boolean;
}

/** A field of the label form whose input is its own: the label, what is wrong, and what the form's summary needs. */
export function OwnField({ of, name, children, hint, group, required, says, wide }: OwnFieldProps) {
  const say = useSay();
  const word = of.words[name];
  const rule = of.fields[name];
  const note = of.noteOf?.(name);
  useEffect(() => {
    of.sayings.set(name, says ?? ((value) => sayValue(rule.kind, value, { options: [], yes: '✓', no: '–' })));
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) of.left(name);
  };
  return (
    <div className={wide ? styles.wide : styles.field} data-field={name} onBlur={leave}>
      <Field
        label={word ? say.loose(word) : name}
        required={required ?? rule.required}
        error={of.problemOf(name)}
        hint={note ? <Noted hint={hint} note={note} /> : hint}
        group={group}>
        {children}
      </Field>
    </div>
  );
}
