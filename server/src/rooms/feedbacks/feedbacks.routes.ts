import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { feedbackContract as calls } from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { countOpenFeedback, feedbackSource, readFeedback } from './feedbacks.queries.ts';
import { changeFeedback, createFeedback } from './write-feedback.ts';

export const feedbackRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, feedbackSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countOpenFeedback(db, viewer) })),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readFeedback(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
  command(calls.create, (context, { body }) => createFeedback(context, body)),
  command(calls.take, (context, { params }) => changeFeedback(context, 'take', params.id, null)),
  command(calls.close, (context, { params, body }) => changeFeedback(context, 'close', params.id, body.done)),
];
