import styles from './Checkbox.module.css';
import { useElementId } from '../element-id.ts';
import { useFieldControl } from './field-context.ts';
import type { Option, OptionValue } from './option-search.ts';

export interface RadioGroupProps<V extends OptionValue> {
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Side by side while there is room. */
  inline?: boolean;
  disabled?: boolean;
  label?: string;
}

/**
 * One of a few options, all visible. Used in a Field with `group`, which names it.
 *
 * @example <Field label="Payment" group><RadioGroup options={payments} value={payment} onChange={setPayment} inline /></Field>
 */
export function RadioGroup<V extends OptionValue>({
  options,
  value,
  onChange,
  inline,
  disabled,
  label,
}: RadioGroupProps<V>) {
  const name = useElementId();
  const { labelId, aria } = useFieldControl({ label });
  return (
    <div
      role="radiogroup"
      {...aria}
      aria-labelledby={label === undefined ? labelId : undefined}
      className={styles.group}
      data-inline={inline || undefined}>
      {options.map((option) => {
        const off = disabled || option.disabled;
        return (
          <label key={option.value} className={styles.line} data-disabled={off || undefined}>
            <input
              type="radio"
              name={name}
              className={`${styles.box} ${styles.round}`}
              checked={option.value === value}
              disabled={off}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>
              {option.label}
              {option.detail !== undefined && <span className={styles.hint}>{option.detail}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
