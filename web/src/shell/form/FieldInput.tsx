import { useState } from 'react';
import type { Rule } from '@waybill/domain/kernel/rules.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Multiselect } from '../../ui/inputs/Multiselect.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import type { Option, OptionValue } from '../../ui/inputs/option-search.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { PhoneTagInput } from '../../ui/inputs/PhoneTagInput.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Toggle } from '../../ui/inputs/Toggle.tsx';
import { formWords } from './form.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import styles from './FormPage.module.css';

/** Lazy: few forms have a date or a file. */
const DatePicker = lazyPart(async () => (await import('../../ui/inputs/DatePicker.tsx')).DatePicker);
const FileInput = lazyPart(async () => (await import('../../ui/inputs/FileInput.tsx')).FileInput);

/** Options of an input beyond its rule. */
export interface InputLook {
  autoComplete?: string;
  placeholder?: string;
  /** For numbers: grouped thousands, decimal places, the unit after the number. */
  grouped?: boolean;
  decimals?: number;
  unit?: string;
  /** For codes and numbers stored as text: Myanmar digits become Latin. */
  latinDigits?: boolean;
  /** A web address: its slashes stay. */
  url?: boolean;
}

interface FieldInputProps extends InputLook {
  rule: Rule<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
  disabled: boolean;
  options: readonly Option<OptionValue>[];
  loading: boolean;
}

/** Number of options from which a list becomes searchable. */
const searchFrom = 9;

/** The input that fits the kind of a rule. */
export function FieldInput({ rule, value, onChange, disabled, options, loading, ...look }: FieldInputProps) {
  const { autoComplete = 'off', placeholder, grouped, decimals, unit, latinDigits, url } = look;
  const text = { value: value as string | null, onChange, disabled, placeholder, autoComplete };
  const shared = { onChange, disabled };
  switch (rule.kind) {
    case 'text':
      return (
        <TextInput
          {...text}
          {...(url ? { type: 'url' } : {})}
          max={rule.max}
          latinDigits={latinDigits}
          slashes={rule.slashes ?? false}
        />
      );
    case 'email':
      return <TextInput {...text} type="email" latinDigits max={rule.max} autoCapitalize="none" />;
    case 'phone':
      return <TextInput {...text} type="tel" latinDigits />;
    case 'postcode':
      return <TextInput {...text} latinDigits inputMode="numeric" />;
    case 'datetime':
      return <TextInput {...text} latinDigits slashes />;
    case 'multiline':
      return <TextArea value={value as string | null} onChange={onChange} disabled={disabled} max={rule.max} />;
    case 'number':
      return (
        <NumberInput
          {...shared}
          value={value as number | null}
          grouped={grouped}
          decimals={decimals}
          unit={unit}
          negative={(rule.min ?? 0) < 0}
        />
      );
    case 'password':
    case 'confirm':
      return (
        <PasswordInput
          {...shared}
          value={(value as string | null) ?? ''}
          onChange={(next) => onChange(next === '' ? null : next)}
          autoComplete="new-password"
        />
      );
    case 'phones':
      return (
        <PhoneTagInput
          {...shared}
          value={(value as readonly string[] | null) ?? []}
          limit={rule.limit}
          abroad={rule.abroad}
        />
      );
    case 'toggle':
      return <Toggle {...shared} value={value === true} />;
    case 'date':
      return <DatePicker {...shared} value={value as string | null} />;
    case 'file':
      return <Files {...shared} rule={rule} value={value} />;
    case 'multiselect':
      return (
        <Multiselect
          {...shared}
          multiple
          value={(value as readonly OptionValue[] | null) ?? []}
          max={rule.limit}
          options={options}
          search="smart"
          loading={loading}
          placeholder={placeholder}
        />
      );
    case 'select':
    case 'role':
      return (
        <OneOf
          {...shared}
          required={rule.required}
          value={value as OptionValue | null}
          options={options}
          loading={loading}
          placeholder={placeholder}
        />
      );
  }
}

/** One file, or a list of them where the rule takes several. */
function Files({ rule, value, onChange, disabled }: Pick<FieldInputProps, 'rule' | 'value' | 'onChange' | 'disabled'>) {
  const several = (rule.limit ?? 1) > 1;
  const files = (Array.isArray(value) ? value : [value]).filter((one): one is File => one instanceof File);
  return (
    <FileInput
      value={files}
      accept={rule.accepts}
      maxMb={rule.max === undefined ? undefined : rule.max / (1024 * 1024)}
      multiple={several}
      disabled={disabled}
      onChange={(chosen) => onChange(several ? chosen : (chosen[0] ?? null))}
    />
  );
}

interface OneOfProps {
  value: OptionValue | null;
  onChange: (value: unknown) => void;
  disabled: boolean;
  required: boolean;
  options: readonly Option<OptionValue>[];
  loading: boolean;
  placeholder: string | undefined;
}

/** A short list, or a searchable one when there are many options. A field that has the focus while options load keeps its kind of input. */
function OneOf({ value, onChange, disabled, required, options, loading, placeholder }: OneOfProps) {
  const say = useSay();
  const [kept, keep] = useState<boolean | null>(null);
  const searched = kept ?? (loading || options.length >= searchFrom);
  const shared = { value, onChange, disabled, options, loading, placeholder };
  return (
    <span className={styles.oneOf} onFocusCapture={() => keep(searched)}>
      {searched ? (
        <Multiselect {...shared} search="smart" allowEmpty={!required} />
      ) : (
        <Select {...shared} {...(required ? {} : { noneLabel: say(formWords.none) })} />
      )}
    </span>
  );
}
