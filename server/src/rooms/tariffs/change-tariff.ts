import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { countingState, decideTariff, type TariffCommand } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile } from '../../kernel/versions.ts';
import { checkTable } from './check-table.ts';
import { readTariff } from './tariffs.queries.ts';
import { currentOf, isDayTaken, lockTariff, setTariffStatus } from './tariffs.store.ts';

/**
 * Publishes a draft, or takes one back whose day has not come. What is published is what the publisher has seen: of another version they are told
 * (`changed_meanwhile`). Refused: `day_past`, `day_taken` when another begins on that day, `tariff_has_holes`.
 */
export async function changeTariff(
  context: CommandContext,
  command: TariffCommand,
  id: number,
  version: number,
): Promise<{ data: TariffDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const before = await lockTariff(tx, id);
  if (!before) return refuse('not_found');
  const { values } = before;
  if (before.version !== version)
    return changedMeanwhile(tx, { room: 'tariffs', record: id, version: before.version, current: currentOf(before) });
  const state = decideTariff(
    viewer,
    { status: before.status, valid_from: values.valid_from },
    command,
    businessDate(now),
  );
  if (isRefusal(state)) return state;
  const counts = state === countingState;
  const refusal = counts ? await checkTable(context, values) : null;
  if (refusal) return refusal;
  if (counts && (await isDayTaken(tx, values.valid_from, state)))
    return refuse('day_taken', { fields: { valid_from: [{ code: 'day_taken' }] } });
  await setTariffStatus(tx, id, state, counts ? { by: viewer.id, at: now } : null, now);
  context.audit({
    room: 'tariffs',
    record: id,
    name: values.name_en,
    action: command,
    branchId: null,
    before: { status: before.status },
    after: { status: state, valid_from: values.valid_from },
  });
  context.publish({ topic: 'tariff', payload: { id } });
  const data = await readTariff(tx, viewer, id, now);
  return data ? { data } : refuse('not_found');
}
