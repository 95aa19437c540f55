import type { ReactNode } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Changes } from '../../kernel/query-topics.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { FormModel, Sending } from './use-form.ts';

export interface FormDialogProps<F extends Form, Result = unknown> {
  form: F;
  words: Readonly<Record<string, Word>>;
  /** Cached lists of the fields that name a record. */
  sources?: Readonly<Record<string, OptionSource>> | undefined;
  title: string;
  /** Effect of the action. */
  text?: ReactNode;
  /** Text of the confirming button. */
  yes: string;
  danger?: boolean;
  initial?: Readonly<Record<string, unknown>>;
  /** Throws the `ApiError` of a refusal; then the dialog stays open. */
  submit: (values: FormValues<F>, sending: Sending) => Promise<Result>;
  /** Message shown afterwards; undefined shows none. */
  success?: string | ((result: Result) => string | undefined) | undefined;
  /** Topics to refetch afterwards; also after a refusal, which often means that another user was faster. */
  changes?: Changes | undefined;
  /** Called when it was done or cancelled. */
  onClose: (done: boolean) => void;
  /** Custom layout instead of all fields in their order. */
  children?: (form: FormModel<F>) => ReactNode;
}

/**
 * A few fields to fill in before an action: a reason, a new password. Open as long as it is rendered.
 *
 * @example {asking && <FormDialog form={accountReasonForm} words={staffFieldWords} title={ask} yes={verb} danger submit={suspend} onClose={stop} />}
 */
export function FormDialog<const F extends Form, Result>(props: FormDialogProps<F, Result>) {
  return <FormWindow {...(props as unknown as FormDialogProps<Form>)} />;
}

const FormWindow = lazyPart<FormDialogProps<Form>>(async () => (await import('./FormWindow.tsx')).FormWindow);
