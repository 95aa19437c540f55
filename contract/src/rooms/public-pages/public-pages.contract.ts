import { z } from 'zod';
import { senderAnswerForm } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, one, recordId } from '../../kernel/schemas.ts';

const link = z.object({
  path: z.string().describe('of the page on this server that asks the sender'),
  expires_at: instant,
});
export type AnswerLink = z.infer<typeof link>;

export const publicPagesContract = {
  answerLink: endpoint({
    id: 'public_pages.answerLink',
    method: 'POST',
    path: '/api/label/{id}/answer-link',
    summary:
      'The link by which the sender of a parcel that could not be delivered answers; that somebody took it is kept',
    access: { permission: 'label.return' },
    scope: 'branch',
    params: idParam,
    output: one(link),
    refusals: ['not_found', 'return_not_asked'],
  }),
  answer: endpoint({
    id: 'public_pages.answer',
    method: 'POST',
    path: '/api/label/{id}/answer',
    summary: 'What a merchant answers to a failed delivery at the portal; of two answers the second is refused',
    access: { userType: 'merchant', permission: 'label.return' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(senderAnswerForm),
    output: done,
    refusals: [
      'not_found',
      'validation_failed',
      'return_not_asked',
      'return_answer_late',
      'address_needs_call',
      'address_not_now',
      'numbers_full',
      'hold_too_long',
    ],
  }),
  addressFee: endpoint({
    id: 'public_pages.addressFee',
    method: 'GET',
    path: '/api/label/{id}/answer/address',
    summary: 'Cost of delivering a parcel to another place; null where the branch has to be called about it',
    access: { userType: 'merchant', permission: 'label.return' },
    scope: 'branch',
    params: idParam,
    query: z.strictObject({ place_id: recordId }),
    output: z.object({ data: z.object({ fee: z.number().int().nullable().describe('whole kyat') }) }),
    refusals: ['not_found'],
  }),
};
