import { ownMoneyContract } from '@waybill/contract/rooms/clearances/own-money.contract.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearancesContract as calls } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { collectionsContract as collects } from '@waybill/contract/rooms/clearances/collections.contract.ts';
import { readPage, readSums } from '../../kernel/lists.ts';
import { command, read, readOne, type Route } from '../../kernel/routes.ts';
import { approveClearance, closeClearance, removeLine, voidClearance } from './change-clearance.ts';
import { clearanceExcel, clearanceExcelLink } from './clearance-excel.ts';
import {
  clearanceSource,
  collectedSource,
  clearanceSums,
  readClearance,
  readReadyDetail,
} from './clearances.queries.ts';
import { readGeneralLimit } from '../outflows/outflows.door.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { createClearance } from './create-clearance.ts';
import { creditAt, creditSums, returnsFor } from './credit.queries.ts';
import { remindMerchant } from './remind-merchant.ts';
import { giveBack } from './give-back.ts';
import { payClearance } from './pay-clearance.ts';
import { clearanceLineSource, readySource, readySums } from './ready.queries.ts';
import { saveSettings } from './save-settings.ts';
import { readNextPayout, readParcelMoney } from './own-money.queries.ts';

export const clearanceRoutes: Route[] = [
  readOne(ownMoneyContract.nextPayout, ({ db, viewer }) => readNextPayout(db, viewer)),
  readOne(ownMoneyContract.parcelMoney, ({ db, viewer }, { params }) => readParcelMoney(db, viewer, params.label_id)),
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, clearanceSource, viewer, query)),
  read(calls.totals, async ({ db, viewer }, { query: { search, ...filters } }) => ({
    data: await readSums(db, clearanceSource, viewer, { search, filters }, clearanceSums),
  })),
  read(calls.readyTotals, async ({ db, viewer }, { query: { search, ...filters } }) => ({
    data: await readSums(db, readySource, viewer, { search, filters }, readySums),
  })),
  read(calls.ready, ({ db, viewer }, { query }) => readPage(db, readySource, viewer, query)),
  readOne(calls.readyDetail, ({ db, viewer, now }, { query }) =>
    readReadyDetail(db, viewer, query.customer_id, query.kind ?? usualKind, now),
  ),
  read(calls.lines, ({ db, viewer }, { query }) => readPage(db, clearanceLineSource, viewer, query)),
  read(collects.collections, ({ db, viewer }, { query }) => readPage(db, collectedSource, viewer, query)),
  read(collects.credit, ({ db, viewer, now }, { query }) => readPage(db, creditAt(now), viewer, query)),
  read(collects.creditTotals, async ({ db, viewer, now }, { query: { search, ...filters } }) => ({
    data: await readSums(db, creditAt(now), viewer, { search, filters }, creditSums),
  })),
  command(collects.remind, (context, { params, body }) => remindMerchant(context, params.id, body)),
  read(collects.returns, ({ db, viewer }, { query }) => readPage(db, returnsFor(viewer), viewer, query)),
  read(calls.settings, async ({ db }) => ({ data: { approval_limit: await readGeneralLimit(db, 'clearance') } })),
  command(calls.saveSettings, (context, { body }) => saveSettings(context, body)),
  command(calls.create, (context, { body }) => createClearance(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readClearance(db, viewer, params.id, now)),
  read(calls.excelLink, (context, { params }) => clearanceExcelLink(context, params.id)),
  command(calls.excel, (context, { params }) => clearanceExcel(context, params.id, params.hash)),
  command(calls.receive, (context, { params }) => confirmReceipt(context, params.id)),
  command(calls.approve, (context, { params, body }) => approveClearance(context, params.id, body)),
  command(collects.giveBack, (context, { params, body }) => giveBack(context, params.id, body)),
  command(calls.pay, (context, { params, body }) => payClearance(context, params.id, body)),
  command(collects.close, (context, { params, body }) => closeClearance(context, params.id, body)),
  command(calls.removeLine, (context, { params, body }) => removeLine(context, params.id, body)),
  command(calls.void, (context, { params, body }) => voidClearance(context, params.id, body)),
];
