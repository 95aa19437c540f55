import { businessDate, toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { can, mayEnter } from '@waybill/domain/kernel/access.ts';
import { matrixRoles } from '@waybill/domain/kernel/roles.ts';
import { dayFigureNames, figureFacts, type DayValues } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { ownerDaysContract as calls, type OwnerDay } from '@waybill/contract/rooms/owner-days/owner-days.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { differences } from '../../kernel/versions.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readDayFigures } from './owner-day-figures.ts';
import { readKeptDays, readNewSheets, readDaySheet, readSheetSetting, readSheetTime } from './owner-days.queries.ts';
import { keepSeen, keepSheetSetting } from './owner-days.store.ts';

/** A figure whose list somebody may not open is not told them either. */
function visibleTo(viewer: SessionViewer, figures: DayValues): DayValues {
  return Object.fromEntries(
    dayFigureNames.map((figure) => {
      const { permission } = figureFacts(figure);
      return [
        figure,
        permission === undefined || can(viewer, permission) ? figures[figure] : { value: null, before: null },
      ];
    }),
  ) as unknown as DayValues;
}

/** Returns the current day, or the kept sheet of a past day. Refused: `not_found` for a day without a kept sheet. */
async function readOwnerDay(context: ReadContext, wanted: string | undefined): Promise<{ data: OwnerDay } | Refusal> {
  const { db, viewer, now } = context;
  const today = businessDate(now);
  const day = wanted ?? today;
  const madeAt = wanted === undefined ? null : await readSheetTime(db, wanted);
  if (wanted !== undefined && madeAt === null) return refuse('not_found');
  const lines = madeAt ? await readDaySheet(db, viewer, day) : await readDayFigures(context, day, viewer.covers);
  const setting = await readSheetSetting(db);
  return {
    data: {
      at: toIso(madeAt ?? now),
      day,
      today,
      kept: madeAt !== null,
      ...setting,
      message_phones: mayEnter({ roles: matrixRoles }, viewer) ? [...setting.message_phones] : null,
      days: await readKeptDays(db, viewer, now),
      branches: lines.map(({ branch, figures }) => ({ branch, figures: visibleTo(viewer, figures) })),
    },
  };
}

export const ownerDayRoutes: Route[] = [
  read(calls.read, (context, { query }) => readOwnerDay(context, query.day)),
  read(calls.unread, async ({ db, viewer, now }) => ({ data: await readNewSheets(db, viewer, now) })),
  command(calls.seen, async ({ tx, viewer }, { body }) => {
    await keepSeen(tx, viewer.id, body.day);
    return { message: 'ok' };
  }),
  command(calls.setHour, async (context, { body }) => {
    const before = await readSheetSetting(context.tx);
    const setting = { ...body, message_language: body.message_language ?? before.message_language };
    await keepSheetSetting(context.tx, setting);
    context.audit({
      room: 'owner_days',
      record: 'hour',
      name: null,
      action: 'edit',
      branchId: null,
      ...(differences(before, setting) ?? { before: {}, after: {} }),
    });
    return { message: 'ok' };
  }),
];
