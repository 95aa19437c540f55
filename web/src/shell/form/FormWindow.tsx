import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Form, FormValues } from '@waybill/domain/kernel/form.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { DialogWindow } from '../../ui/overlays/DialogWindow.tsx';
import { useElementId } from '../../ui/element-id.ts';
import type { ToastAction } from '../../ui/feedback/toast-clock.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useChanged } from '../use-changed.ts';
import { FormField } from './FormField.tsx';
import { FormSummary } from './FormSummary.tsx';
import { useForm, type FormModel, type Sending } from './use-form.ts';
import { isSaveKey } from './use-save-keys.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { OptionSource } from '@waybill/contract/kernel/list.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Changes } from '../../kernel/query-topics.ts';

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
  /** Small unless its content needs more width. */
  size?: 'small' | 'large';
  initial?: Readonly<Record<string, unknown>>;
  /** Throws the `ApiError` of a refusal; then the dialog stays open. */
  submit: (values: FormValues<F>, sending: Sending) => Promise<Result>;
  /** Message shown afterwards; undefined shows none. */
  success?: string | ((result: Result) => string | undefined) | undefined;
  /** Action that the message offers, such as undoing it. */
  undo?: (() => ToastAction | undefined) | undefined;
  /** Topics to refetch afterwards; also after a refusal, which often means that another user was faster. */
  changes?: Changes | undefined;
  /** Called when it was done or cancelled. */
  onClose: (done: boolean) => void;
  /** Custom layout instead of all fields in their order. */
  children?: (form: FormModel<F>) => ReactNode;
}

/** The window itself, loaded when it is opened. */
export function FormWindow<const F extends Form>({
  form: fields,
  words,
  sources = {},
  title,
  text,
  yes,
  danger,
  size = 'small',
  initial,
  submit,
  success,
  undo,
  changes = [],
  onClose,
  children,
}: FormDialogProps<F>) {
  const say = useSay();
  const id = useElementId();
  const toast = useToast();
  const changed = useChanged();
  const tried = useRef(false);
  const close = (done: boolean, result?: unknown) => {
    const message = done ? (typeof success === 'function' ? success(result) : success) : undefined;
    if (message !== undefined) toast.success(message, undefined, undo?.());
    if (tried.current) void changed(changes);
    onClose(done);
  };
  const form = useForm(fields, {
    words,
    initial,
    submit: (values, sending) => {
      tried.current = true;
      return submit(values, sending);
    },
    onSaved: (result) => close(true, result),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <DialogWindow
      open
      guarded={form.dirty}
      size={size}
      title={title}
      description={text}
      onOpenChange={(open) => {
        if (!open) close(false);
      }}
      footer={
        <>
          <Button onClick={() => close(false)}>{say(commonWords.cancel)}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'main'} busy={form.busy}>
            {yes}
          </Button>
        </>
      }>
      <form
        id={id}
        className="stack3"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void form.submit();
        }}>
        <FormSummary of={form} />
        {children
          ? children(form)
          : Object.keys(fields).map((name) => (
              <FormField key={name} of={form} name={name} wide {...(sources[name] ? { source: sources[name] } : {})} />
            ))}
      </form>
    </DialogWindow>
  );
}
