import { RotateCcw, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { Field } from '../inputs/Field.tsx';
import { inputsWords } from '../inputs/inputs.words.ts';
import type { Option } from '../inputs/option-search.ts';
import styles from './SearchPanel.module.css';
import { Select } from '../inputs/Select.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

/** Few lists ask for a day, and every list has a panel. */
const DatePicker = lazyPart(async () => (await import('../inputs/DatePicker.tsx')).DatePicker);

interface FieldBase {
  /** Its name in the values. */
  readonly key: string;
  readonly label: string;
  readonly placeholder?: string;
}

/** What can be asked for: a text, a day (shown dd/MM/yyyy, kept as YYYY-MM-DD), or one of some options (branch, status). */
export type SearchField =
  | (FieldBase & { readonly type: 'input'; readonly latinDigits?: boolean })
  | (FieldBase & { readonly type: 'datetime' })
  | (FieldBase & {
      readonly type: 'select';
      readonly options: readonly Option[];
      readonly noneLabel?: string;
      readonly loading?: boolean;
    });

export type SearchValues = Readonly<Record<string, string | null>>;

export interface SearchPanelProps {
  fields: readonly SearchField[];
  values: SearchValues;
  onChange: (values: SearchValues) => void;
  /** Enter in a field and the search button, which stands only when this is given. */
  onSearch?: (values: SearchValues) => void;
  /** The reset button stands only when this is given; it is told after all fields were cleared. */
  onReset?: () => void;
  /** The answer is under way. */
  busy?: boolean;
}

/**
 * The fields above a list (P-06). Enter searches.
 *
 * @example <SearchPanel fields={fields} values={values} onChange={setValues} onSearch={run} onReset={runAll} />
 */
export function SearchPanel({ fields, values, onChange, onSearch, onReset, busy }: SearchPanelProps) {
  const say = useSay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = Object.fromEntries(fields.map(({ key }) => [key, values[key]?.trim() || null]));
    onSearch?.({ ...values, ...trimmed });
  };
  const reset = () => {
    onChange(Object.fromEntries(fields.map(({ key }) => [key, null])));
    onReset?.();
  };
  return (
    <form role="search" className={styles.panel} onSubmit={submit} noValidate>
      {fields.map((field) => (
        <Field
          key={field.key}
          label={field.label}
          className={field.placeholder ? `${styles.field} ${styles.hinted}` : styles.field}>
          <SearchControl
            field={field}
            value={values[field.key] ?? null}
            onChange={(value) => onChange({ ...values, [field.key]: value })}
          />
        </Field>
      ))}
      <div className={styles.buttons}>
        {onSearch && (
          <Button type="submit" variant="main" icon={Search} loading={busy}>
            {say(inputsWords.search)}
          </Button>
        )}
        {onReset && (
          <Tooltip content={say(inputsWords.resetTip)}>
            <Button icon={RotateCcw} onClick={reset}>
              {say(inputsWords.reset)}
            </Button>
          </Tooltip>
        )}
      </div>
    </form>
  );
}

function SearchControl({
  field,
  value,
  onChange,
}: {
  field: SearchField;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  switch (field.type) {
    case 'input':
      return (
        <TextInput
          value={value}
          onChange={onChange}
          placeholder={field.placeholder}
          latinDigits={field.latinDigits}
          enterKeyHint="search"
          autoComplete="off"
        />
      );
    case 'datetime':
      return (
        <div className={styles.day}>
          <DatePicker value={value} onChange={onChange} />
        </div>
      );
    case 'select':
      return (
        <Select
          options={field.options}
          value={value}
          onChange={onChange}
          placeholder={field.placeholder}
          noneLabel={field.noneLabel}
          loading={field.loading}
        />
      );
  }
}
