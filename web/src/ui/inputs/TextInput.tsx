import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { groupThousands, toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { lengthOf } from '@waybill/domain/kernel/typed-text.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import { acceptText, useTypedText } from './typed-text.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'size' | 'className'
>;

export interface TextInputProps extends Native {
  /** Null when empty (V-11). */
  value: string | null;
  onChange: (value: string | null) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Maximum characters; 0 for no limit. Longer input is rejected and the value does not change. */
  max?: number;
  /** For codes, phones and numbers stored as text: Myanmar digits become Latin while typing. */
  latinDigits?: boolean;
  /** For values that contain /, such as a date and time: 05/03/2026 23:15. */
  slashes?: boolean;
  icon?: IconSource;
  /** Shown after the text: a unit, a key hint. */
  affix?: ReactNode;
  /** Accessible name outside a Field. */
  label?: string;
}

/**
 * One line of text. Trimmed on leaving the field; / and \ are removed while typing (V-11).
 *
 * @example <Field label="Name"><TextInput value={name} onChange={setName} max={100} /></Field>
 */
export function TextInput({
  value,
  onChange,
  type = 'text',
  max = 0,
  latinDigits,
  slashes = false,
  icon,
  affix,
  label,
  onBlur,
  ref,
  ...rest
}: TextInputProps) {
  const say = useSay();
  const [full, setFull] = useState(false);
  const { id, aria } = useFieldControl({
    label,
    complaint: full ? say(commonWords.atMostCharacters, { max: groupThousands(max) }) : null,
  });
  const text = value ?? '';
  const typed = useTypedText(
    text,
    (raw) => acceptText(latinDigits ? toLatinDigits(raw) : raw, { max, strip: type === 'text' && !slashes }),
    (next) => {
      if (max === 0 || lengthOf(next) < max) setFull(false);
      onChange(next === '' ? null : next);
    },
    () => setFull(true),
  );
  const trim = (event: FocusEvent<HTMLInputElement>) => {
    setFull(false);
    const trimmed = text.trim();
    if (trimmed !== text) onChange(trimmed === '' ? null : trimmed);
    onBlur?.(event);
  };
  const input = (
    <input
      {...rest}
      {...aria}
      {...typed}
      ref={ref}
      id={rest.id ?? id}
      type={type}
      value={text}
      className={icon || affix ? control.bare : control.input}
      onBlur={trim}
    />
  );
  if (!icon && !affix) return input;
  return (
    <span
      className={control.box}
      data-invalid={aria['aria-invalid']}
      data-disabled={rest.disabled || undefined}
      data-readonly={rest.readOnly || undefined}>
      {icon && (
        <span className={control.affix}>
          <Icon of={icon} />
        </span>
      )}
      {input}
      {affix && <span className={control.affix}>{affix}</span>}
    </span>
  );
}
