import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { statusesOf, type LabelStatus } from './label-statuses.ts';

/** A note to the courier; an empty one removes it. */
export const courierNoteForm = form({ courier_note: rule.text({ max: 200 }) });
export type CourierNoteValues = FormValues<typeof courierNoteForm>;

const tooLate: ReadonlySet<LabelStatus> = new Set([
  ...statusesOf('delivered'),
  ...statusesOf('returned'),
  'send_to_destination_address',
  'postman_hand_over',
  'sendback_to_origin_address',
]);

/** Returns whether a note still reaches the courier: not once the parcel is out for delivery, nor after its end. */
export const takesCourierNote = (status: LabelStatus): boolean => !tooLate.has(status);
