import { publicPagesContract as calls } from '@waybill/contract/rooms/public-pages/public-pages.contract.ts';
import { command, type Route } from '../../kernel/routes.ts';
import { giveAnswerLink } from './sender-link.ts';

export const publicPagesRoutes: Route[] = [
  command(calls.answerLink, (context, { params }) => giveAnswerLink(context, params.id)),
];
