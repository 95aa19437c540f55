import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import styles from './NumberInput.module.css';
import { useTypedText } from './typed-text.ts';
import { acceptNumber, numberOf, showNumber } from './typed-number.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'className'
>;

export interface NumberInputProps extends Native {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Number of decimal places; 0 for whole numbers, as all money is. */
  decimals?: number;
  /** May be below zero: accepts a leading minus. */
  negative?: boolean;
  /** Groups thousands while the field is not being edited. */
  grouped?: boolean;
  /** Unit after the number: Ks, kg. */
  unit?: ReactNode;
  label?: string;
}

/**
 * A number. It is a text field on purpose: a native number field drops Myanmar digits, and changes with the wheel and the arrows (V-12).
 *
 * @example <Field label="COD"><NumberInput value={cod} onChange={setCod} grouped unit="Ks" /></Field>
 */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  negative = false,
  grouped = false,
  unit,
  label,
  onFocus,
  onBlur,
  ...rest
}: NumberInputProps) {
  const { id, aria } = useFieldControl({ label });
  const [draft, setDraft] = useState<string | null>(null);
  // The draft is the text being typed ("1."); when the value changes from outside meanwhile, the value is shown.
  const meant = (text: string) => numberOf(acceptNumber(text, decimals, negative) ?? '');
  const text = draft !== null && meant(draft) === value ? draft : showNumber(value, grouped && draft === null);
  const typed = useTypedText(
    text,
    (raw) => acceptNumber(raw, decimals, negative),
    (next) => {
      setDraft(next);
      onChange(meant(next));
    },
  );
  const input = (
    <input
      {...rest}
      {...aria}
      {...typed}
      id={rest.id ?? id}
      type="text"
      // The number keyboard of some phones has no minus.
      inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      className={`${unit ? control.bare : control.input} ${styles.number}`}
      onFocus={(event) => {
        keepSelected(event, () => setDraft(showNumber(value, false)));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
  if (!unit) return input;
  return (
    <span
      className={control.box}
      data-invalid={aria['aria-invalid']}
      data-disabled={rest.disabled || undefined}
      data-readonly={rest.readOnly || undefined}>
      {input}
      <span className={control.affix}>{unit}</span>
    </span>
  );
}

/** Tab selects the whole number, and a text that changes loses its selection: without this, the next digits would be appended to the amount. */
function keepSelected({ currentTarget: input }: FocusEvent<HTMLInputElement>, change: () => void): void {
  const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  flushSync(change);
  if (whole) input.select();
}
