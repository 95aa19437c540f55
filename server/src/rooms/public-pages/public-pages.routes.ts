import { publicPagesContract as calls } from '@waybill/contract/rooms/public-pages/public-pages.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { answerAtPortal, readAddressFee } from './answer-question.ts';
import { giveAnswerLink } from './sender-link.ts';

export const publicPagesRoutes: Route[] = [
  command(calls.answer, (context, { params, body }) => answerAtPortal(context, params.id, body)),
  read(calls.addressFee, (context, { params, query }) => readAddressFee(context, params.id, query.place_id)),
  command(calls.answerLink, (context, { params }) => giveAnswerLink(context, params.id)),
];
