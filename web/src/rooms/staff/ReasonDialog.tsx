import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { accountReasonForm } from '@waybill/domain/rooms/staff/staff-form.ts';
import { FormWindow } from '../../shell/form/FormWindow.tsx';
import type { BulkDialogProps } from '../../shell/list/list-page-types.ts';

/** Asks for the reason before an account, or many, are suspended, reactivated, banned or unbanned. */
export function ReasonDialog(props: BulkDialogProps) {
  return <FormWindow {...props} form={accountReasonForm} words={staffFieldWords} />;
}
