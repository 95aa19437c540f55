import { z } from 'zod';
import { proofForm } from '@waybill/domain/rooms/proofs/proof-form.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam } from '../../kernel/schemas.ts';

export const proofsContract = {
  keep: endpoint({
    id: 'proofs.keep',
    method: 'POST',
    path: '/api/proof',
    summary:
      'What the receiver left at the door, under the number of the scan that will say delivered; it comes before that scan and is never replaced',
    access: { permission: 'label.scan' },
    scope: 'branch',
    body: bodyOf(proofForm),
    multipart: true,
    output: z.object({
      kept: z.boolean().describe('false when the scan was entered without it before, or no parcel has the code'),
    }),
    refusals: [
      'validation_failed',
      'proof_used_before',
      'proof_of_another',
      'delivery_code_wrong',
      'delivery_code_locked',
      'delivery_code_missing',
    ],
    unaudited: true,
    withFrame: true,
  }),
  picture: endpoint({
    id: 'proofs.picture',
    method: 'GET',
    path: '/api/proof/{id}/picture',
    summary: 'The signature or photo of a delivery, for whoever may see its label',
    access: { permission: 'label.view' },
    scope: 'branch',
    params: idParam,
    output: null,
    refusals: ['not_found'],
  }),
};
