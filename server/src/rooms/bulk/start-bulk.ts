import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { registry, type BodyOf } from '@waybill/contract/registry.ts';
import type { Endpoint } from '@waybill/contract/kernel/endpoint.ts';
import { checkedBy } from '@waybill/contract/kernel/schema-problems.ts';
import { bulkActions, isBulkAction } from '@waybill/contract/rooms/bulk/bulk-actions.ts';
import type { BulkJob, bulkContract } from '@waybill/contract/rooms/bulk/bulk.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refusalOf } from '../../kernel/errors.ts';
import { denial } from '../../kernel/http.ts';
import { listFor } from '../../kernel/list-table.ts';
import { readJob, readSelection } from './bulk.queries.ts';
import { insertJob } from './bulk.store.ts';

/**
 * Starts one command on many records (P-09). Permission, list and input are checked now, so that an invalid reason is refused before anything is
 * done; every record is checked again in its turn.
 */
export async function startBulk(
  context: CommandContext,
  body: BodyOf<typeof bulkContract.start>,
): Promise<{ data: BulkJob } | Refusal> {
  const { tx, viewer, now } = context;
  if (!isBulkAction(body.action)) return refuse('validation_failed', { fields: { action: [{ code: 'select' }] } });
  const list = bulkActions[body.action];
  const source = listFor(viewer, list);
  if (isRefusal(source)) return source;
  const endpoint = endpointOf(body.action);
  const refusal = denial(endpoint, viewer) ?? wrongInput(endpoint, body.input);
  if (refusal) return refusal;
  const ids = await chosenIds(context, list, body);
  if (isRefusal(ids)) return ids;
  const id = await insertJob(tx, {
    staffId: viewer.id,
    branchId: viewer.branchId,
    action: body.action,
    input: body.input,
    ids,
    now,
  });
  await context.queue('bulk', { id });
  const data = await readJob(tx, viewer, id, context.locale);
  if (!data) throw new Error('a bulk job was started that its starter cannot see');
  return { data };
}

/** Returns the call that a bulk action makes for each record. */
function endpointOf(action: string): Endpoint {
  const endpoint = registry.find((row) => row.id === action);
  if (!endpoint) throw new Error(`no call ${action}`);
  return endpoint;
}

function wrongInput(endpoint: Endpoint, input: object): Refusal | null {
  if (!endpoint.body)
    return Object.keys(input).length === 0
      ? null
      : refuse('validation_failed', { fields: { input: [{ code: 'unknown_field' }] } });
  const read = checkedBy(endpoint.body, input);
  return read.success ? null : refusalOf(read.error);
}

/** Returns the ticked records or those of a selection; exactly one of the two must be given. */
async function chosenIds(
  { tx, viewer, now }: CommandContext,
  list: string,
  body: { ids?: number[]; selection?: string },
): Promise<readonly number[] | Refusal> {
  if ((body.ids === undefined) === (body.selection === undefined))
    return refuse('validation_failed', { fields: { ids: [{ code: 'select' }] } });
  if (body.ids) return [...new Set(body.ids)];
  const selection = await readSelection(tx, viewer.id, body.selection as string, now);
  return selection?.list === list && selection.ids.length > 0 ? selection.ids : refuse('selection_expired');
}
