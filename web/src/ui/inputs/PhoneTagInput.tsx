import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { groupThousands, toLatinDigits } from '@waybill/domain/kernel/digits.ts';
import { phoneSuggestion } from '@waybill/domain/kernel/phone.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../layout/Button.tsx';
import { Chip } from '../layout/Chip.tsx';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import { formInputsWords } from './form-inputs.words.ts';
import multiselect from './Multiselect.module.css';
import { enterPhones, type PhoneEntry } from './phone-tags.ts';
import styles from './PhoneTagInput.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface PhoneTagInputProps {
  value: readonly string[];
  onChange: (phones: readonly string[]) => void;
  /** Maximum number of phones; 0 for no limit. */
  limit?: number;
  /** Also accepts foreign numbers, with + and country code. */
  abroad?: boolean | undefined;
  disabled?: boolean;
  /** Accessible name outside a Field. */
  label?: string;
}

/**
 * Phone numbers, added with Enter or on leaving the field, and only when they are valid (V-10). They are stored in their national form.
 *
 * @example <Field label="Phones"><PhoneTagInput value={phones} onChange={setPhones} /></Field>
 */
export function PhoneTagInput({ value, onChange, limit = 2, abroad = false, disabled, label }: PhoneTagInputProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PhoneEntry['problem']>(null);
  const atMost = say(commonWords.atMostPhoneNumbers, { n: groupThousands(limit) });
  const complaints = {
    invalid: say(commonWords.validPhoneNumber),
    twice: say(commonWords.phoneNumberAlreadyAdded),
    limit: atMost,
  };
  const { id, aria } = useFieldControl({ label, complaint: problem && complaints[problem] });
  const full = limit > 0 && value.length >= limit;
  const meant = problem === 'invalid' ? phoneSuggestion(text) : null;

  const enter = (typed: string) => {
    const after = enterPhones(value, typed, limit, abroad);
    setText(after.rest);
    setProblem(after.problem);
    if (after.phones !== value) onChange(after.phones);
  };
  const remove = (phone: string) => {
    onChange(value.filter((each) => each !== phone));
    setProblem(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      enter(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
      setProblem(null);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n၊]/.test(pasted)) return;
    event.preventDefault();
    enter(`${text}${pasted}`);
  };
  return (
    <span className={styles.frame}>
      <span
        className={`${control.box} ${multiselect.box}`}
        data-invalid={aria['aria-invalid']}
        data-disabled={disabled || undefined}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget || event.target === event.currentTarget.firstChild) {
            event.preventDefault();
            input.current?.focus();
          }
        }}>
        <span className={multiselect.chosen}>
          {value.map((phone) => (
            <Chip key={phone} label={phone} onRemove={disabled ? undefined : () => remove(phone)} />
          ))}
          <input
            {...aria}
            ref={input}
            id={id}
            type="text"
            inputMode="tel"
            autoComplete="off"
            enterKeyHint="done"
            className={`${control.bare} ${multiselect.input}`}
            disabled={disabled}
            readOnly={full && text === ''}
            value={text}
            placeholder={full ? undefined : value.length === 0 ? say(formInputsWords.phonePlaceholder) : undefined}
            onChange={(event) => {
              setText(toLatinDigits(event.target.value));
              setProblem(null);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => enter(text)}
          />
        </span>
      </span>
      {meant && (
        <Button small onMouseDown={(event) => event.preventDefault()} onClick={() => enter(meant)}>
          {say(formInputsWords.phoneMeant, { phone: meant })}
        </Button>
      )}
    </span>
  );
}
