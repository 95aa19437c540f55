import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { useFieldControl } from './field-context.ts';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'value' | 'onChange' | 'className'
> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of the items that it controls are ticked. */
  mixed?: boolean;
  /** Text beside the box. Without it, give `label`. */
  children?: ReactNode;
  label?: string;
  hint?: ReactNode;
}

/**
 * A checkbox with its text; both can be pressed.
 *
 * @example <Checkbox checked={agreed} onChange={setAgreed}>{say(words.withInvoice)}</Checkbox>
 */
export function Checkbox({ checked, onChange, mixed = false, children, label, hint, ...rest }: CheckboxProps) {
  const { id, aria } = useFieldControl({ label });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const input = (
    <input
      {...rest}
      {...aria}
      ref={box}
      id={rest.id ?? id}
      type="checkbox"
      className={styles.box}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (children === undefined) return input;
  return (
    <label className={styles.line} data-disabled={rest.disabled || undefined}>
      {input}
      <span className={styles.words}>
        {children}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
