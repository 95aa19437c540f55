import { advanceSteps } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { claimEnds } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { paymentClaimContract as calls } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { matchPaymentLine, setAsidePaymentLine, unmatchPaymentLine } from './change-payment-line.ts';
import { importPayments, previewPayments } from './import-payments.ts';
import { announceAdvance, endAdvancePayment } from './change-advance-payment.ts';
import {
  advancePaymentSource,
  claimCourierSource,
  paymentClaimSource,
  paymentLineSource,
} from './payment-claims.queries.ts';
import { endCase } from './settle-claims.ts';

export const paymentClaimRoutes: Route[] = [
  read(calls.advances, ({ db, viewer }, { query }) => readPage(db, advancePaymentSource, viewer, query)),
  command(calls.announce, (context, { body }) => announceAdvance(context, body)),
  ...advanceSteps.map((name) =>
    command(calls[name], (context, { params, body }) => endAdvancePayment(context, name, params.id, body)),
  ),
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, paymentClaimSource, viewer, query)),
  read(calls.couriers, ({ db, viewer }, { query }) => readPage(db, claimCourierSource, viewer, query)),
  ...claimEnds.map((name) =>
    command(calls[name], (context, { params, body }) => endCase(context, name, params.id, body)),
  ),
  read(calls.lines, ({ db, viewer }, { query }) => readPage(db, paymentLineSource, viewer, query)),
  read(calls.read, (context, { body }) => previewPayments(context, body)),
  command(calls.bring, (context, { body }) => importPayments(context, body)),
  command(calls.match, (context, { params, body }) => matchPaymentLine(context, params.id, body)),
  command(calls.unmatch, (context, { params, body }) => unmatchPaymentLine(context, params.id, body)),
  command(calls.leave, (context, { params, body }) => setAsidePaymentLine(context, 'leave', params.id, body)),
  command(calls.reopen, (context, { params, body }) => setAsidePaymentLine(context, 'reopen', params.id, body)),
];
