import { z } from 'zod';
import { giveBackForm, remindForm, closeForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, idParam, listQuery, many, one } from '../../kernel/schemas.ts';
import { collectedList, creditList, returnList } from './clearances.columns.ts';
import {
  access,
  accessByKind,
  debtCollectionRow,
  creditRow,
  filtersOf,
  int,
  kyat,
  output,
  permissionOf,
  returnRow,
} from './clearance-shapes.ts';

/** Calls of documents that collect debts of merchants: credit and returns. */
export const collectionsContract = {
  collections: endpoint({
    id: 'clearances.collections',
    method: 'GET',
    path: '/api/credit/collection',
    summary: 'Documents that collect what merchants owe; amounts are what comes in',
    access: accessByKind,
    scope: 'branch',
    query: listQuery(collectedList),
    output: many(debtCollectionRow),
  }),
  credit: endpoint({
    id: 'clearances.credit',
    method: 'GET',
    path: '/api/credit',
    summary: 'What merchants owe, by due date and age, and when they were reminded',
    access,
    scope: 'branch',
    query: listQuery(creditList),
    output: many(creditRow),
  }),
  creditTotals: endpoint({
    id: 'clearances.creditTotals',
    method: 'GET',
    path: '/api/credit/totals',
    summary: 'The sums of the same merchants',
    access,
    scope: 'branch',
    query: filtersOf(creditList),
    output: one(
      z
        .object({
          count: int,
          owed: kyat,
          late_amount: kyat,
          not_due: kyat,
          late_30: kyat,
          late_60: kyat,
          late_more: kyat,
        })
        .nullable(),
    ),
  }),
  remind: endpoint({
    id: 'clearances.remind',
    method: 'POST',
    path: '/api/credit/{id}/remind',
    summary: 'Note that a merchant was reminded of what is overdue, and what they said',
    access: { permission: 'cod.clear' },
    scope: 'branch',
    params: idParam,
    body: bodyOf(remindForm),
    output: one(creditRow),
    refusals: ['not_found', 'nothing_to_clear'],
  }),
  returns: endpoint({
    id: 'clearances.returns',
    method: 'GET',
    path: '/api/return-clearance/ready',
    summary:
      'Merchants whose parcels came back: what waits for them at the current branch, and what their returns cost',
    access: accessByKind,
    scope: 'branch',
    query: listQuery(returnList),
    output: many(returnRow),
  }),
  giveBack: endpoint({
    id: 'clearances.giveBack',
    method: 'POST',
    path: '/api/cod-clearance/{id}/give-back',
    summary:
      'Hand parcels that came back over to their merchant, who signs; what they cost becomes a line of the document',
    access: permissionOf('give_back'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(giveBackForm),
    multipart: true,
    output,
    refusals: ['not_found', 'state_not_allowed', 'parcels_not_back'],
  }),
  close: endpoint({
    id: 'clearances.close',
    method: 'POST',
    path: '/api/cod-clearance/{id}/close',
    summary: 'Close a document that was paid in part; the rest is open again',
    access: permissionOf('close'),
    scope: 'branch',
    params: idParam,
    body: bodyOf(closeForm),
    output,
    refusals: ['not_found', 'state_not_allowed', 'nothing_paid'],
  }),
};
