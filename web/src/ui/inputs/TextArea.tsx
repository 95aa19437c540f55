import { useState, type ComponentProps, type FocusEvent } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { lengthOf } from '@waybill/domain/kernel/typed-text.ts';
import { useSay } from '../../kernel/i18n.tsx';
import control from './control.module.css';
import { useFieldControl } from './field-context.ts';
import styles from './TextArea.module.css';
import { acceptText, useTypedText } from './typed-text.ts';
import { uiWords } from '../ui.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Native = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'className'>;

export interface TextAreaProps extends Native {
  value: string | null;
  onChange: (value: string | null) => void;
  /** Maximum characters; 0 for no limit. With a limit the count is shown. */
  max?: number;
  label?: string;
}

/**
 * Several lines of text; grows with its content up to a third of the window.
 *
 * @example <Field label="Remark"><TextArea value={remark} onChange={setRemark} max={500} /></Field>
 */
export function TextArea({ value, onChange, max = 0, rows = 3, label, onBlur, ...rest }: TextAreaProps) {
  const say = useSay();
  const [full, setFull] = useState(false);
  const { id, aria } = useFieldControl({
    label,
    complaint: full ? say(commonWords.atMostCharacters, { max: groupThousands(max) }) : null,
  });
  const text = value ?? '';
  const typed = useTypedText(
    text,
    (raw) => acceptText(raw, { max, strip: false }),
    (next) => {
      if (max === 0 || lengthOf(next) < max) setFull(false);
      onChange(next === '' ? null : next);
    },
    () => setFull(true),
  );
  const trim = (event: FocusEvent<HTMLTextAreaElement>) => {
    setFull(false);
    const trimmed = text.trim();
    if (trimmed !== text) onChange(trimmed === '' ? null : trimmed);
    onBlur?.(event);
  };
  return (
    <span className={styles.frame}>
      <textarea
        {...rest}
        {...aria}
        {...typed}
        id={rest.id ?? id}
        rows={rows}
        value={text}
        className={`${control.input} ${styles.area}`}
        onBlur={trim}
      />
      {max > 0 && (
        <span className={styles.count} aria-hidden="true">
          {say(uiWords.length, { n: groupThousands(lengthOf(text)), max: groupThousands(max) })}
        </span>
      )}
    </span>
  );
}
