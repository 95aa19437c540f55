import { recallForm } from '@waybill/domain/rooms/labels/recall.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, version } from '../../kernel/schemas.ts';
import { shippingAnswer } from './tracking.contract.ts';

export const recallContract = {
  recall: endpoint({
    id: 'tracking.recall',
    method: 'POST',
    path: '/api/label/{id}/recall',
    summary: 'The sender calls an accepted parcel back: it goes the way back, with the cancellation fee',
    access: { permission: { return: 'label.return', decide: 'label.decide' } },
    scope: 'branch',
    params: idParam,
    body: bodyOf(recallForm, { version: version.nullable().default(null) }),
    output: shippingAnswer,
    refusals: [
      'not_found',
      'parcel_moved_on',
      'return_not_possible',
      'recall_with_courier',
      'recall_not_sender',
      'scan_on_clearance',
      'validation_failed',
    ],
  }),
};
