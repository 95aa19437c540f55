import { remittanceContract as calls } from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import {
  confirmRemittance,
  createRemittance,
  leaveLineOut,
  matchRemittance,
  voidRemittance,
} from './change-remittance.ts';
import { remittanceExcel } from './remittance-excel.ts';
import { readRemittance, remittanceLineSource, remittanceSource } from './remittances.queries.ts';
import { settleDifference } from './settle-difference.ts';

export const remittanceRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, remittanceSource, viewer, query)),
  read(calls.lines, ({ db, viewer }, { query }) => readPage(db, remittanceLineSource, viewer, query)),
  command(calls.create, (context, { body }) => createRemittance(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readRemittance(db, viewer, params.id)),
  command(calls.excel, (context, { params }) => remittanceExcel(context, params.id)),
  command(calls.match, (context, { params }) => matchRemittance(context, params.id)),
  command(calls.leaveOut, (context, { params, body }) => leaveLineOut(context, params.id, body)),
  command(calls.confirm, (context, { params, body }) => confirmRemittance(context, params.id, body)),
  command(calls.void, (context, { params }) => voidRemittance(context, params.id)),
  command(calls.settle, (context, { params, body }) => settleDifference(context, params.id, body)),
];
