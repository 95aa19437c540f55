import { useRef, useState, type ReactElement } from 'react';
import { checkForm, type Form, type FormValues } from '@waybill/domain/kernel/form.ts';
import { isMasked } from '@waybill/domain/kernel/personal-details.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { useUnsavedGuard } from '../../kernel/page-hooks.ts';
import { differences, merged, type Difference, type ConflictSide } from './conflict.ts';
import { valuesFor, type TypedValues } from './form-values.ts';
import { readConflict, useSendingKey, type Conflict } from './sending.ts';
import { useDraft, type DraftModel } from './use-draft.ts';
import { useFormState, type FormState } from './use-form-state.ts';
import { useTroubles } from './use-troubles.ts';

export interface Sending {
  /** Version of the record that was read; 0 for a new one. */
  readonly version: number;
  /** The same while the same contents are sent again, so that a retry does nothing twice. */
  readonly idempotencyKey: string;
}

export interface FormOptions<F extends Form, Result> {
  /** Labels of the fields. */
  readonly words: Readonly<Record<string, Word>>;
  /** The record, or initial values of a new one; unknown members are ignored. */
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly version?: number;
  /** Sends values that passed the rules. Throws the `ApiError` of a refusal. */
  readonly submit: (values: FormValues<F>, sending: Sending) => Promise<Result>;
  /** Reads the full record again when a conflict has masked personal details. */
  readonly reread?: () => Promise<Pick<Conflict, 'version' | 'current'>>;
  /** Called after saving; the page may be left without a question. */
  readonly onSaved?: (result: Result) => void;
  /** Name of the record's draft, such as 'staff:7'; without it none is stored. */
  readonly draft?: string;
}

export interface FormConflict extends Conflict {
  readonly found: readonly Difference[];
}

/** A form with more fields is assignable where fewer are required, so that pages share their fields. */
export interface FormModel<F extends Form> {
  readonly fields: F;
  readonly words: Readonly<Record<string, Word>>;
  readonly values: TypedValues<F>;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Returns the error of a field as text. */
  problemOf(name: string): string | undefined;
  /** Returns a further note at a field, such as that its value was guessed. */
  readonly noteOf?: (name: string) => ReactElement | null;
  /** Invalid fields, in screen order; fields that are not on the screen come last. */
  readonly wrong: readonly string[];
  /** Why saving failed, when no field is the cause. */
  readonly failure: unknown;
  /** Number of failed attempts; a change focuses the first invalid field. */
  readonly attempt: number;
  set<Field extends keyof F & string>(name: Field, value: TypedValues<F>[Field]): void;
  /** Sets a field whose type only its rule knows, such as one whose name is passed in. */
  put(name: string, value: unknown): void;
  /** Validates a field that was left (V-14). */
  left(name: string): void;
  readonly submit: () => Promise<void>;
  readonly draft: DraftModel;
  /** Restores the draft of an earlier visit. */
  readonly takeDraft: () => void;
  readonly conflict: FormConflict | null;
  readonly settle: (chosen: Readonly<Record<string, ConflictSide>>) => void;
  readonly backFromConflict: () => void;
  /** How a field formats a value, for comparing two of them; each field on the screen registers here. */
  readonly sayings: Map<string, (value: unknown) => string>;
}

/**
 * A form: its values, validation by the server's rules on leaving a field and on saving (V-16), refusals at their fields, the draft, the guard against leaving
 * unsaved, and conflict resolution when another user saved meanwhile.
 *
 * @example const form = useForm(newStaffForm, { words: staffFieldWords, draft: 'staff:new', submit: (body, sending) => call('staff.create', { body, ...sending }), onSaved: () => go('staff') });
 */
export function useForm<const F extends Form, Result>(fields: F, options: FormOptions<F, Result>): FormModel<F> {
  const state = useFormState(fields, options);
  const { values, base, dirty } = state;
  const troubles = useTroubles(fields, options.words);
  const draft = useDraft({
    fields,
    name: options.draft,
    dirty,
    values: values.current,
    base: base.current,
    version: options.version === undefined ? null : state.version.current,
  });
  const saving = useSaving({ fields, options, state, troubles, draft });
  const sayings = useRef(new Map<string, (value: unknown) => string>());
  const put = (name: string, value: unknown) => {
    state.set({ ...values.current, [name]: value });
    troubles.mended(values.current, name);
  };
  return {
    fields,
    words: options.words,
    values: values.current,
    dirty,
    draft,
    sayings: sayings.current,
    problemOf: troubles.messageOf,
    wrong: asShown(Object.keys(troubles.troubles), sayings.current),
    busy: saving.busy,
    failure: saving.failure,
    attempt: saving.attempt,
    conflict: saving.conflict,
    submit: saving.submit,
    settle: saving.settle,
    backFromConflict: saving.back,
    set: put,
    put,
    left: (name) => troubles.left(values.current, base.current, name),
    takeDraft: () => {
      if (draft.found) state.restore(draft.found);
      draft.forgetFound();
    },
  };
}

/** Sorts names in screen order, in which the fields registered their sayings. */
function asShown(names: readonly string[], sayings: ReadonlyMap<string, unknown>): string[] {
  const shown = [...sayings.keys()];
  return [...shown.filter((name) => names.includes(name)), ...names.filter((name) => !sayings.has(name))];
}

interface SavingParts<F extends Form, Result> {
  readonly fields: F;
  readonly options: FormOptions<F, Result>;
  readonly state: FormState<F>;
  readonly troubles: ReturnType<typeof useTroubles<F>>;
  readonly draft: DraftModel;
}

/** Saves: validation, the request, and each of its outcomes. */
function useSaving<F extends Form, Result>({ fields, options, state, troubles, draft }: SavingParts<F, Result>) {
  const { values, base, version } = state;
  const release = useUnsavedGuard(state.dirty);
  const keyFor = useSendingKey();
  const under = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [conflict, setConflict] = useState<FormConflict | null>(null);

  const refuse = (problems: Parameters<typeof troubles.put>[0], why: unknown) => {
    troubles.put(problems);
    setFailure(why);
    setAttempt((before) => before + 1);
  };
  const send = async (): Promise<void> => {
    const checked = checkForm(fields, values.current);
    if (!checked.ok) return refuse(checked.fields, null);
    setBusy(true);
    try {
      const result = await options.submit(checked.values as FormValues<F>, {
        version: version.current,
        idempotencyKey: keyFor([checked.values, version.current]),
      });
      state.saved();
      troubles.clear();
      setFailure(null);
      draft.drop();
      release();
      options.onSaved?.(result);
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  };
  const refused = async (error: unknown): Promise<void> => {
    const refusal = readConflict(error);
    if (!refusal) return refuse(error instanceof ApiError ? error.fields : {}, error);
    const { reread } = options;
    const whole = reread && isMasked(JSON.stringify(refusal.current)) ? await reread().catch(asFailure) : {};
    if (whole instanceof Error) return refuse({}, whole);
    const meanwhile = { ...refusal, ...whole };
    const theirs = valuesFor(fields, meanwhile.current);
    const found = differences(Object.keys(fields), base.current, values.current, theirs);
    if (found.length > 0) return setConflict({ ...meanwhile, current: theirs, found });
    state.rebase(theirs, meanwhile.version);
    return send();
  };
  return {
    busy,
    failure,
    attempt,
    conflict,
    back: () => setConflict(null),
    submit: async () => {
      if (under.current || conflict) return;
      under.current = true;
      await settleInput();
      await send().finally(() => {
        under.current = false;
      });
    },
    settle: (chosen: Readonly<Record<string, ConflictSide>>) => {
      if (!conflict) return;
      state.set(merged(values.current, conflict.found, chosen) as TypedValues<F>);
      state.rebase(conflict.current as TypedValues<F>, conflict.version);
      setConflict(null);
      void send();
    },
  };
}

const asFailure = (why: unknown): Error => (why instanceof Error ? why : new Error(String(why)));

/** Some inputs apply their text on blur: a phone number, a trimmed text. Saving by key therefore blurs the input for a moment. */
async function settleInput(): Promise<void> {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
  input.blur();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (document.activeElement === document.body) input.focus({ preventScroll: true });
}
