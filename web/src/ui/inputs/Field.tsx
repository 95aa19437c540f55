import { CircleAlert } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useElementId } from '../element-id.ts';
import { FieldContext } from './field-context.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message, once the form has checked the value. */
  error?: ReactNode;
  required?: boolean;
  /** The field contains several controls (radio buttons, a range), each with its own label. */
  group?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * A control with its label above and its hint and error below, connected for screen readers.
 *
 * @example <Field label={say(fieldWords.name)} error={errors.name} required><TextInput value={name} onChange={setName} /></Field>
 */
export function Field({ label, hint, error, required = false, group = false, children, className }: FieldProps) {
  const base = useElementId();
  const [complaint, complain] = useState<string | null>(null);
  const message = complaint || error;
  const messageId = message ? `${base}-error` : '';
  const hintId = hint ? `${base}-hint` : '';
  const wiring = useMemo(
    () => ({
      controlId: group ? undefined : `${base}-control`,
      labelId: `${base}-label`,
      describedBy: `${messageId} ${hintId}`.trim() || undefined,
      invalid: messageId !== '',
      required,
      complain,
    }),
    [base, group, messageId, hintId, required],
  );
  const Label = group ? 'span' : 'label';
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <Label id={wiring.labelId} className={styles.label} {...(group ? {} : { htmlFor: wiring.controlId })}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {message && (
        <p id={messageId} className={styles.error} role={complaint ? 'alert' : undefined}>
          <Icon of={CircleAlert} size={14} />
          <span>{message}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
