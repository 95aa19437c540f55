import {
  bankFeesContract as fees,
  bankLinesContract as calls,
} from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { readPage, readSums } from '../../kernel/lists.ts';
import { bankFeeSource, bankLineSource, readBankLine, feeSums } from './bank-lines.queries.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { bookedMethods } from '@waybill/domain/rooms/bank-lines/bank-line-states.ts';
import { bookLine, confirmLine, confirmLines, gatherPayments, matchLine, unmatchLine } from './change-bank-line.ts';
import { importStatement, previewStatement } from './import-statement.ts';

export const bankLineRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, bankLineSource, viewer, query)),
  read(calls.read, (context, { body }) => previewStatement(context, body)),
  command(calls.bring, (context, { body }) => importStatement(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readBankLine(db, viewer, params.id, now)),
  command(calls.gather, (context, { params, body }) => gatherPayments(context, params.id, body)),
  command(calls.match, (context, { params, body }) => matchLine(context, params.id, body)),
  ...bookedMethods.map((how) =>
    command(calls[how], (context, { params, body }) => bookLine(context, params.id, how, body)),
  ),
  command(calls.confirm, (context, { params, body }) => confirmLine(context, params.id, body)),
  command(calls.confirmMany, (context, { body }) => confirmLines(context, body)),
  command(calls.unmatch, (context, { params, body }) => unmatchLine(context, params.id, body)),
  read(fees.list, ({ db, viewer }, { query }) => readPage(db, bankFeeSource, viewer, query)),
  read(fees.totals, async ({ db, viewer }, { query: { search, ...filters } }) => ({
    data: await readSums(db, bankFeeSource, viewer, { search, filters }, feeSums),
  })),
];
