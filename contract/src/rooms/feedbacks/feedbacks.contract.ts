import { z } from 'zod';
import {
  feedbackClosingForm,
  feedbackForm,
  serviceFeedbackForm,
} from '@waybill/domain/rooms/feedbacks/feedback-form.ts';
import { feedbackSources } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { feedbackLife, type FeedbackCommand } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { action, bodyOf, done, idParam, instant, listQuery, many, one, rowOf, version } from '../../kernel/schemas.ts';
import { feedbackList } from './feedbacks.columns.ts';

export type FeedbackTopic = 'feedback';

const access = feedbackList.access;
const count = z.number().int();

const row = rowOf(feedbackList, {
  id: count,
  label_id: count.nullable().describe('null for feedback about the service as a whole'),
  tracking_code: z.string().nullable(),
  score: count.describe('1 is bad, 5 is good'),
  text: z.string(),
  merchant: z.string().nullable(),
  status: z.enum(feedbackLife.stateNames),
  source: z.enum(feedbackSources),
  created_by: z.string().nullable(),
  created_at: instant,
  owner: z.string().nullable(),
  done: z.string().nullable(),
});
export type FeedbackRow = z.infer<typeof row>;

const detail = row.extend({ name: z.string(), version, closed_at: instant.nullable(), actions: z.array(action) });
export type FeedbackDetail = z.infer<typeof detail>;

const byMerchant = z.object({ id: count.nullable(), name: z.string().nullable(), count });
export type FeedbackOfMerchant = z.infer<typeof byMerchant>;

const change = <const Command extends FeedbackCommand>(command: Command, summary: string) => ({
  id: `feedbacks.${command}` as const,
  method: 'POST' as const,
  path: `/api/feedback/{id}/${command}`,
  summary,
  access: { permission: feedbackLife.commands[command].permission },
  scope: 'branch' as const,
  params: idParam,
  output: one(detail),
  refusals: ['not_found', 'state_not_allowed'] as const,
});

export const feedbackContract = {
  list: endpoint({
    id: 'feedbacks.list',
    method: 'GET',
    path: '/api/feedback',
    summary: 'Feedback about parcels that the viewer sees',
    access,
    scope: 'branch',
    query: listQuery(feedbackList),
    output: many(row),
  }),
  count: endpoint({
    id: 'feedbacks.count',
    method: 'GET',
    path: '/api/feedback/count',
    summary: 'The open feedback by merchant; without one, that of walk-in senders',
    access,
    scope: 'branch',
    output: z.object({ data: z.array(byMerchant) }),
  }),
  detail: endpoint({
    id: 'feedbacks.detail',
    method: 'GET',
    path: '/api/feedback/{id}',
    summary: 'What one said, and what was done',
    access,
    scope: 'branch',
    params: idParam,
    output: one(detail),
    refusals: ['not_found'],
  }),
  create: endpoint({
    id: 'feedbacks.create',
    method: 'POST',
    path: '/api/feedback',
    summary: 'Write down what was heard about a parcel',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(feedbackForm),
    output: one(detail),
    refusals: ['ticket_about_unknown'],
  }),
  give: endpoint({
    id: 'feedbacks.give',
    method: 'POST',
    path: '/api/feedback/service',
    summary: "What somebody of a merchant thinks of the service; the merchant's branch reads it",
    access: { userType: 'merchant' },
    scope: 'self',
    status: 201,
    limit: { max: 10, seconds: 60 },
    body: bodyOf(serviceFeedbackForm),
    output: done,
  }),
  take: endpoint(change('take', 'Somebody takes it in hand')),
  close: endpoint({ ...change('close', 'Say what was done'), body: bodyOf(feedbackClosingForm) }),
};
