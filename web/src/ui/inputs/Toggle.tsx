import type { KeyboardEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { useFieldControl } from './field-context.ts';
import { inputsWords } from './inputs.words.ts';
import styles from './Toggle.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface ToggleProps {
  value: boolean;
  onChange: (value: boolean) => void;
  /** Words instead of Off and On. */
  words?: { off: string; on: string };
  disabled?: boolean;
  /** Accessible name outside a Field. */
  label?: string;
}

/**
 * Off or on, for settings that apply at once. Off is left and on is right; the left arrow turns it off, the right one on (P-08).
 *
 * @example <Field label="SMS"><Toggle value={sms} onChange={setSms} /></Field>
 */
export function Toggle({ value, onChange, words, disabled, label }: ToggleProps) {
  const say = useSay();
  const { id, labelId, aria } = useFieldControl({ label });
  const { 'aria-required': _, ...switchAria } = aria;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = event.key === 'ArrowRight';
    if (next !== value) onChange(next);
  };
  return (
    <button
      {...switchAria}
      type="button"
      role="switch"
      id={id}
      aria-checked={value}
      aria-labelledby={label === undefined ? labelId : undefined}
      className={styles.toggle}
      disabled={disabled}
      onClick={() => onChange(!value)}
      onKeyDown={onKeyDown}>
      <span className={styles.side} data-now={!value || undefined}>
        {words?.off ?? say(inputsWords.off)}
      </span>
      <span className={styles.side} data-now={value || undefined} data-on>
        {words?.on ?? say(commonFieldWords.on)}
      </span>
    </button>
  );
}
