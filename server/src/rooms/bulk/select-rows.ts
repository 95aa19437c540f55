import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { bulkLimit } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readIds } from '../../kernel/lists.ts';
import { askList } from '../../kernel/list-table.ts';
import { insertSelection } from './bulk.store.ts';

/**
 * Stores the ids of all rows that match now, so that "all 1,262 matching" means exactly these, whatever is added later (P-09). Refused as
 * `too_many_chosen` beyond the limit: processing only a part would be worse.
 */
export async function selectRows(
  context: CommandContext,
  body: { list: string; search: string; filters: Record<string, string>; sort?: string | undefined },
): Promise<CallOutput<'bulk.select'> | Refusal> {
  const { tx, viewer, now, services } = context;
  const request = askList(viewer, body);
  if (isRefusal(request)) return request;
  const ids = await readIds(tx, request.source, viewer, request.question, bulkLimit + 1);
  if (ids.length > bulkLimit) return refuse('too_many_chosen', { values: { max: bulkLimit } });
  const token = uuidFrom(services.randomBytes(16));
  await insertSelection(tx, { token, staffId: viewer.id, list: body.list, ids, now });
  return { data: { token, total: ids.length, taken_at: toIso(now) } };
}

/** Formats sixteen random bytes as a UUID of version 4. */
function uuidFrom(bytes: Buffer): string {
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
