import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Form } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import type { Option, OptionValue } from '../../ui/inputs/option-search.ts';
import { useOptions } from '../options.ts';
import { FieldInput, type InputLook } from './FieldInput.tsx';
import { sayValue } from './say-value.ts';
import type { FormModel } from './use-form.ts';
import styles from './FormPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface FormFieldProps<F extends Form> extends InputLook {
  of: FormModel<F>;
  name: keyof F & string;
  /** Instead of the form's word. */
  label?: Word;
  hint?: ReactNode;
  /** Why it cannot be changed; shown below it. */
  locked?: ReactNode;
  /** Options of a select: words by value, records of a cached list, or plain options. */
  words?: Readonly<Record<string, Word>>;
  source?: OptionSource;
  options?: readonly Option<OptionValue>[];
  /** Required here although the rule cannot know it, because it depends on another field. */
  required?: boolean;
  /** Takes the whole width of its section. */
  wide?: boolean;
}

/**
 * A field of a form: its label, the input that fits its rule, its error.
 *
 * @example <FormField of={form} name="branch_id" source="branch" />
 */
export function FormField<F extends Form>({
  of,
  name,
  label,
  hint,
  locked,
  words,
  source,
  options: known,
  required,
  wide,
  ...look
}: FormFieldProps<F>) {
  const say = useSay();
  const rule = of.fields[name] as Form[string];
  const note = of.noteOf?.(name);
  const fromSource = useOptions(source);
  const options: readonly Option<OptionValue>[] =
    known ??
    (words ? Object.entries(words).map(([value, word]) => ({ value, label: say.loose(word) })) : fromSource.options);
  const word = label ?? of.words[name];
  const current: unknown = of.values[name];
  const [doubted, setDoubted] = useState<string | null>(null);
  const ask = (signs: RegExp) =>
    setDoubted(
      isText(rule.kind) && typeof current === 'string' && current.length <= readingMax && signs.test(current)
        ? current
        : null,
    );
  const set = (value: unknown) => of.put(name, value);
  const saying = (value: unknown) => sayValue(rule.kind, value, { options, yes: say(yesWord), no: say(noWord) });
  useEffect(() => {
    of.sayings.set(name, saying);
  });
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    of.left(name);
    ask(zawgyiSigns);
  };
  return (
    <div
      className={`${styles.field} ${wide ? styles.wide : ''}`}
      data-field={name}
      onFocus={() => ask(myanmar)}
      onBlur={leave}>
      <Field
        label={word ? say.loose(word) : name}
        required={required ?? rule.required}
        error={of.problemOf(name)}
        hint={note ? <Noted hint={locked ?? hint} note={note} /> : (locked ?? hint)}>
        <FieldInput
          {...look}
          rule={rule}
          value={current}
          onChange={set}
          disabled={locked !== undefined && locked !== false && locked !== null}
          options={options}
          loading={source !== undefined && fromSource.loading}
        />
      </Field>
      {doubted !== null && doubted === current && <Reading text={doubted} onTake={set} />}
    </div>
  );
}

/** Longer texts are no names or addresses. */
const readingMax = 500;
const myanmar = /[\u1000-\u109F]/;
/** Signs that Zawgyi has where Burmese has none: the server reads only such a text. */
const zawgyiSigns =
  /[\u1033\u1034\u1060-\u109F]|\u105A|\u1039(?![\u1000-\u1021])|(?<![\u103B-\u103E\u1000-\u1021\u1025\u1029\u103F])\u1031|\u103B(?=[\u1000-\u1021])|\u103A[\u102B-\u1032\u103B-\u103E]/;
const isText = (kind: string) => kind === 'text' || kind === 'multiline';
/** Lazy: most texts are in no doubt. */
const Reading = lazyPart(async () => (await import('./TextReading.tsx')).TextReading);

/** Shows the hint and the note of a field. */
export function Noted({ hint, note }: { hint: ReactNode; note: ReactNode }) {
  return (
    <>
      {hint} {note}
    </>
  );
}

const yesWord = commonWords.yes;
const noWord = commonWords.no;
