import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse } from '@waybill/domain/kernel/refusal.ts';
import { countingState, decideTariff, type TariffCommand } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { changeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile } from '../../kernel/versions.ts';
import { checkTable } from './check-table.ts';
import { tariffRecord } from './tariff.record.ts';
import { currentOf, isDayTaken, setTariffStatus } from './tariffs.store.ts';

/**
 * Publishes a draft, or takes one back whose day has not come. What is published is what the publisher has seen: of another version they are told
 * (`changed_meanwhile`). Refused: `day_past`, `day_taken` when another begins on that day, `tariff_has_holes`.
 */
export function changeTariff(
  context: CommandContext,
  command: TariffCommand,
  id: number,
  version: number,
): Changed<TariffDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, tariffRecord, id, async (before) => {
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
    return {
      action: command,
      before: { status: before.status },
      after: { status: state, valid_from: values.valid_from },
    };
  });
}
