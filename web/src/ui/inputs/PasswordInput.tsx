import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import { Icon } from '../layout/Icon.tsx';
import styles from './PasswordInput.module.css';
import { uiWords } from '../ui.words.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'className' | 'autoComplete'
>;

export interface PasswordInputProps extends Native {
  /** Never trimmed or changed: a password is used exactly as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers which password it is. */
  autoComplete: 'current-password' | 'new-password';
  label?: string;
}

/**
 * A password field that can show its text, allows pasting and password managers, and warns when Caps Lock is on.
 *
 * @example <Field label="Password"><PasswordInput value={password} onChange={setPassword} autoComplete="current-password" /></Field>
 */
export function PasswordInput({
  value,
  onChange,
  label,
  disabled,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordInputProps) {
  const say = useSay();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { id, aria } = useFieldControl({ label });
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className={styles.frame}>
      <span className={control.box} data-invalid={aria['aria-invalid']} data-disabled={disabled || undefined}>
        <input
          {...rest}
          {...aria}
          id={rest.id ?? id}
          className={control.bare}
          type={shown ? 'text' : 'password'}
          value={value}
          disabled={disabled}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            look(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            look(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <span className={control.aside}>
          <button
            type="button"
            className={control.action}
            aria-label={say(shown ? uiWords.hidePassword : uiWords.showPassword)}
            disabled={disabled}
            onClick={() => setShown(!shown)}>
            <Icon of={shown ? EyeOff : Eye} />
            {say(shown ? uiWords.hide : uiWords.show)}
          </button>
        </span>
      </span>
      <span className={styles.caps} role="status">
        {capsLock && say(uiWords.capsLock)}
      </span>
    </span>
  );
}
