import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '@waybill/domain/kernel/form.ts';
import { differ } from './conflict.ts';
import { valuesFor, type Draft, type TypedValues } from './form-values.ts';

/** The current values, the record that they are based on, and its version: always the latest, also within one event. */
export function useFormState<F extends Form>(
  fields: F,
  {
    initial,
    version: initialVersion = 0,
  }: { readonly initial?: Readonly<Record<string, unknown>>; readonly version?: number },
) {
  const [first] = useState(() => valuesFor(fields, initial));
  const [, draw] = useState(0);
  const values = useRef<TypedValues<F>>(first);
  const base = useRef<TypedValues<F>>(first);
  const version = useRef(initialVersion);
  const dirty = differ(Object.keys(fields), base.current, values.current);
  const redraw = useCallback(() => draw((n) => n + 1), []);

  // The record was refetched: untouched fields take its values; touched ones are compared when they are saved.
  const seen = useRef(initialVersion);
  useEffect(() => {
    if (initialVersion === seen.current) return;
    seen.current = initialVersion;
    if (dirty || initialVersion <= version.current) return;
    values.current = base.current = valuesFor(fields, initial);
    version.current = initialVersion;
    redraw();
  }, [initialVersion, dirty, fields, initial, redraw]);

  return {
    values,
    base,
    version,
    dirty,
    set: (next: TypedValues<F>) => {
      values.current = next;
      redraw();
    },
    /** Marks the current values as saved. */
    saved: () => {
      base.current = values.current;
      redraw();
    },
    /** Bases the form on the record that another user saved. */
    rebase: (theirs: TypedValues<F>, theirVersion: number) => {
      base.current = theirs;
      version.current = theirVersion;
      redraw();
    },
    restore: (draft: Draft) => {
      values.current = { ...values.current, ...draft.values };
      base.current = { ...base.current, ...draft.base };
      version.current = draft.version ?? version.current;
      redraw();
    },
  };
}
export type FormState<F extends Form> = ReturnType<typeof useFormState<F>>;
