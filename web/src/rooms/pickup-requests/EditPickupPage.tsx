import { pickupRequestFieldWords } from '@waybill/contract/rooms/pickup-requests/pickup-requests.words.ts';
import { pickupRequestForm } from '@waybill/domain/rooms/pickup-requests/pickup-form.ts';
import { call } from '../../kernel/client.ts';
import { editPage } from '../../shell/form/edit-page.tsx';
import { pickupPageWords as words } from './pickup-page.words.ts';
import { PickupFields } from './PickupFields.tsx';

/** Edits the customer's request; the courier and the collected counts stay. */
export const EditPickupPage = editPage({
  call: 'pickup_requests.detail',
  param: 'pickupId',
  topic: 'pickup_request',
  list: 'pickup-request',
  room: 'pickup_requests',
  draft: 'pickup_request',
  title: ({ name }) => name,
  heading: words.editHeading,
  form: pickupRequestForm,
  words: pickupRequestFieldWords,
  save: (id, body, idempotencyKey) => call('pickup_requests.edit', { params: { id }, body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'pickup-request.detail', params: { pickupId: id } }),
  Fields: PickupFields,
});
