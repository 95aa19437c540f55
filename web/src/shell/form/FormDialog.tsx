import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormField } from './FormField.tsx';
import { FormSummary } from './FormSummary.tsx';
import { formWords } from './form.words.ts';
import { useForm, type FormModel, type Sending } from './use-form.ts';
import { isSaveKey } from './use-save-keys.ts';
import styles from './FormPage.module.css';

export interface FormDialogProps<F extends Form> {
  form: F;
  words: Readonly<Record<string, Word>>;
  /** The cached lists of fields that name a record. */
  sources?: Readonly<Record<string, OptionSource>>;
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** The words of the button that does it. */
  yes: string;
  danger?: boolean;
  initial?: Readonly<Record<string, unknown>>;
  /** Throws the `ApiError` that says why not; then the dialog stays. */
  submit: (values: FormValues<F>, sending: Sending) => Promise<unknown>;
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
export function FormDialog<const F extends Form>({ form: fields, words, sources = {}, title, text, yes, danger, initial, submit, onClose, children }: FormDialogProps<F>) {
  const say = useSay();
  const id = useId();
  const form = useForm(fields, { words, initial, submit, onSaved: () => onClose(true) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <Dialog
      open guarded={form.dirty} size="small" title={title} description={text} onOpenChange={(open) => { if (!open) onClose(false); }}
      footer={(
        <>
          <Button onClick={() => onClose(false)}>{say(formWords.cancel)}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'main'} busy={form.busy}>{yes}</Button>
        </>
      )}
    >
      <form id={id} className={styles.dialog} noValidate onKeyDown={onKeyDown} onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); void form.submit(); }}>
        <FormSummary of={form} />
        {children ? children(form) : Object.keys(fields).map((name) => <FormField key={name} of={form} name={name} wide {...(sources[name] ? { source: sources[name] } : {})} />)}
      </form>
    </Dialog>
  );
}
