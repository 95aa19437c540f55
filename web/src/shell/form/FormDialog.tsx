import type { Form } from '@waybill/domain/kernel/form.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { FormDialogProps } from './FormWindow.tsx';

/**
 * A few fields to fill in before an action: a reason, a new password. Open as long as it is rendered.
 *
 * @example {asking && <FormDialog form={accountReasonForm} words={staffFieldWords} title={ask} yes={verb} danger submit={suspend} onClose={stop} />}
 */
export function FormDialog<const F extends Form, Result>(props: FormDialogProps<F, Result>) {
  return <FormWindow {...(props as unknown as FormDialogProps<Form>)} />;
}

const FormWindow = lazyPart<FormDialogProps<Form>>(async () => (await import('./FormWindow.tsx')).FormWindow);
