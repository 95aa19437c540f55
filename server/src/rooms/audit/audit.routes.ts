import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { auditContract as calls } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { read, type Route } from '../../kernel/routes.ts';
import { readAsAt } from './record-as-at.queries.ts';
import { auditSource, readAuditLine, readHistory } from './audit.queries.ts';

export const auditRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, auditSource, viewer, query)),
  read(calls.ofRecord, ({ db, viewer }, { query }) => readHistory(db, viewer, query.room, query.id)),
  read(calls.asAt, async ({ db, viewer }, { query }) => {
    const data = await readAsAt(db, viewer, query);
    return data ? { data } : refuse('not_found');
  }),
  read(calls.detail, async ({ db, viewer }, { params }) => {
    const data = await readAuditLine(db, viewer, params.id);
    return data ? { data } : refuse('not_found');
  }),
];
