import type { ReactNode } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { Fresh } from '../use-fresh.ts';
import type { FormModel, Sending } from './use-form.ts';

export interface FormDialogProps<F extends Form, Result = unknown> {
  form: F;
  words: Readonly<Record<string, Word>>;
  /** The cached lists of fields that name a record. */
  sources?: Readonly<Record<string, OptionSource>> | undefined;
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** The words of the button that does it. */
  yes: string;
  danger?: boolean;
  initial?: Readonly<Record<string, unknown>>;
  /** Throws the `ApiError` that says why not; then the dialog stays. */
  submit: (values: FormValues<F>, sending: Sending) => Promise<Result>;
  /** What is said when it is done; nothing says nothing. */
  success?: string | ((result: Result) => string | undefined) | undefined;
  /** What may show something else once it was tried: a refusal often means that somebody else was faster. */
  fresh?: readonly Fresh[] | undefined;
  /** It was done, or given up. */
  onClose: (done: boolean) => void;
  /** Instead of all fields in their order. */
  children?: (form: FormModel<F>) => ReactNode;
}

/**
 * A few fields to fill in before something is done: a reason, a new password. Open as long as it is rendered.
 *
 * @example {asking && <FormDialog form={accountReasonForm} words={staffFieldWords} title={ask} yes={verb} danger submit={suspend} onClose={stop} />}
 */
export function FormDialog<const F extends Form, Result>(props: FormDialogProps<F, Result>) {
  return <FormWindow {...(props as unknown as FormDialogProps<Form>)} />;
}

const FormWindow = lazyPart<FormDialogProps<Form>>(async () => (await import('./FormWindow.tsx')).FormWindow);
