import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { idParam, instant, one } from '../../kernel/schemas.ts';

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
};
