import { useState } from 'react';
import { checkForm, firstProblem, type Form } from '@waybill/domain/kernel/form.ts';
import type { Problem } from '@waybill/domain/kernel/refusal.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { differ } from './conflict.ts';
import { useProblems } from './problem-words.ts';
import type { TypedValues } from './form-values.ts';

/** A problem of a field: found by the rules here, or reported by the server. */
export type Trouble = Problem & { readonly message?: string };
export type Troubles = Readonly<Record<string, Trouble>>;

/** Holds the problems of a form's fields, validated as they are left and corrected (V-14). */
export function useTroubles<F extends Form>(fields: F, words: Readonly<Record<string, Word>>) {
  const locale = useLocale();
  const say = useSay();
  const problems = useProblems();
  const [troubles, setTroubles] = useState<Troubles>({});
  return {
    troubles,
    put: (problems: Readonly<Record<string, readonly Trouble[]>>) => setTroubles(firsts(problems, fields)),
    clear: () => setTroubles({}),
    mended: (values: TypedValues<F>, name: string) => setTroubles((before) => recheck(fields, values, before, name)),
    left: (values: TypedValues<F>, base: TypedValues<F>, name: string) =>
      setTroubles((before) => ({ ...before, ...judge(fields, values, base, before, name) })),
    messageOf: (name: string): string | undefined => {
      const trouble = troubles[name];
      if (!trouble) return undefined;
      // Problems that only the server can find have their text in its answer; those of the rules follow the language of the screen.
      if (trouble.message !== undefined && !Object.hasOwn(problems.words ?? {}, trouble.code)) return trouble.message;
      return problems.say(trouble, locale, words[name] ? say.loose(words[name]) : name);
    },
  };
}

/** Validates a field with a problem at every change; a field that repeats it is validated with it. */
export function recheck<F extends Form>(fields: F, values: TypedValues<F>, before: Troubles, name: string): Troubles {
  const wrong = Object.keys(before).filter((other) => other === name || fields[other]?.confirms === name);
  if (wrong.length === 0) return before;
  const checked = checkForm(fields, values, { only: wrong as (keyof F & string)[] });
  const rest = Object.fromEntries(Object.entries(before).filter(([other]) => !wrong.includes(other)));
  return checked.ok ? rest : { ...rest, ...firsts(checked.fields, fields) };
}

/** Validates a field that was left, if it was changed: moving through an empty form shows no errors. */
export function judge<F extends Form>(
  fields: F,
  values: TypedValues<F>,
  base: TypedValues<F>,
  before: Troubles,
  name: string,
): Troubles {
  if (before[name] !== undefined || !differ([name], base, values)) return {};
  const checked = checkForm(fields, values, { only: [name] as (keyof F & string)[] });
  return checked.ok ? {} : firsts(checked.fields, fields);
}

/** Returns the first problem of each field of the form (V-14); other problems are shown elsewhere. */
function firsts(problems: Readonly<Record<string, readonly Trouble[]>>, fields: Form): Troubles {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, found]) => [name, firstProblem(found)]),
  );
}
