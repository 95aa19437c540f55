import { auditContract as calls } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, readOne, type Route } from '../../kernel/routes.ts';
import { readAsAt } from './record-as-at.queries.ts';
import { auditSource, readAuditLine, readHistory } from './audit.queries.ts';

export const auditRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, auditSource, viewer, query)),
  read(calls.ofRecord, ({ db, viewer }, { query }) => readHistory(db, viewer, query.room, query.id)),
  readOne(calls.asAt, ({ db, viewer }, { query }) => readAsAt(db, viewer, query)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readAuditLine(db, viewer, params.id)),
];
