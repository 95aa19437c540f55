import { outflowsContract as calls } from '@waybill/contract/rooms/outflows/outflows.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { readLimitRows } from './outflow-limits.queries.ts';
import { saveOutflowLimit } from './save-limit.ts';

export const outflowRoutes: Route[] = [
  read(calls.limits, async ({ db }) => ({ data: await readLimitRows(db) })),
  command(calls.saveLimit, (context, { body }) => saveOutflowLimit(context, body)),
];
