import { RotateCcw, Search, SlidersHorizontal } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { Field } from '../inputs/Field.tsx';
import { inputsWords } from '../inputs/inputs.words.ts';
import type { Option } from '../inputs/option-search.ts';
import styles from './SearchPanel.module.css';
import { Select } from '../inputs/Select.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { useElementId } from '../element-id.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Lazy: few lists filter by a day, but every list has a panel. */
const DatePicker = lazyPart(async () => (await import('../inputs/DatePicker.tsx')).DatePicker);

interface FieldBase {
  /** Key in the values. */
  readonly key: string;
  readonly label: string;
  readonly placeholder?: string;
  /** Rarely used: shown behind the filters button. */
  readonly folded?: boolean;
}

/** A search field: a text, a day (shown dd/MM/yyyy, stored as YYYY-MM-DD), or one of some options (branch, status). */
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
  /** Called by Enter in a field and by the search button, which is shown only when this is given. */
  onSearch?: (values: SearchValues) => void;
  /** Called after all fields were cleared; the reset button is shown only when this is given. */
  onReset?: () => void;
  /** The search is running. */
  busy?: boolean;
}

/**
 * Search and filters above a list (P-06), on one line: the fields used every day; rarely used ones unfold below it. Enter searches.
 *
 * @example <SearchPanel fields={fields} values={values} onChange={setValues} onSearch={run} onReset={runAll} />
 */
export function SearchPanel({ fields, values, onChange, onSearch, onReset, busy }: SearchPanelProps) {
  const say = useSay();
  const foldedId = useElementId();
  const [open, setOpen] = useState(false);
  const folded = fields.filter((field) => field.folded);
  const [first] = fields;
  const text = first?.type === 'input' && !first.folded ? first : undefined;
  const beside = fields.filter((field) => !field.folded && field !== text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = Object.fromEntries(fields.map(({ key }) => [key, values[key]?.trim() || null]));
    onSearch?.({ ...values, ...trimmed });
  };
  const reset = () => {
    onChange(Object.fromEntries(fields.map(({ key }) => [key, null])));
    onReset?.();
  };
  const one = (field: SearchField, className: string | undefined) => (
    <Field key={field.key} label={field.label} className={className}>
      <SearchControl
        field={field}
        value={values[field.key] ?? null}
        onChange={(value) => onChange({ ...values, [field.key]: value })}
      />
    </Field>
  );
  return (
    <form role="search" className={styles.panel} onSubmit={submit} noValidate>
      {text && one(text, styles.text)}
      {onSearch && (
        <IconButton
          type="submit"
          icon={Search}
          label={say(commonFieldWords.search)}
          variant="framed"
          working={busy}
          className={styles.search}
        />
      )}
      {beside.map((field) => one(field, faces[field.type]))}
      {folded.length > 0 && (
        <Button
          icon={SlidersHorizontal}
          className={styles.filters}
          aria-expanded={open}
          aria-controls={open ? foldedId : undefined}
          onClick={() => setOpen(!open)}>
          {say(inputsWords.filters)}
        </Button>
      )}
      {onReset && fields.some(({ key }) => values[key]) && (
        <IconButton
          icon={RotateCcw}
          label={say(inputsWords.reset)}
          tooltip={say(inputsWords.resetTip)}
          className={styles.reset}
          onClick={reset}
        />
      )}
      {open && folded.length > 0 && (
        <div id={foldedId} className={styles.folded}>
          {folded.map((field) => one(field, styles.field))}
        </div>
      )}
    </form>
  );
}

/** A date does not show which date is meant, so its label is shown before it. Other fields show their label as placeholder. */
const faces = { input: styles.bare, select: styles.bare, datetime: styles.dated };

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
          placeholder={field.placeholder ?? (field.folded ? undefined : field.label)}
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
          placeholder={field.placeholder ?? (field.folded ? undefined : field.label)}
          noneLabel={field.noneLabel}
          loading={field.loading}
        />
      );
  }
}
