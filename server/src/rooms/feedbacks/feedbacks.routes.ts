import { feedbackContract as calls } from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { countOpenFeedback, feedbackSource, readFeedback } from './feedbacks.queries.ts';
import { changeFeedback, createFeedback, giveFeedback } from './write-feedback.ts';

export const feedbackRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, feedbackSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await countOpenFeedback(db, viewer) })),
  readOne(calls.detail, ({ db, viewer }, { params }) => readFeedback(db, viewer, params.id)),
  command(calls.create, (context, { body }) => createFeedback(context, body)),
  command(calls.give, (context, { body }) => giveFeedback(context, body)),
  command(calls.take, (context, { params }) => changeFeedback(context, 'take', params.id, null)),
  command(calls.close, (context, { params, body }) => changeFeedback(context, 'close', params.id, body.done)),
];
