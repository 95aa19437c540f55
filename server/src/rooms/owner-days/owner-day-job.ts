import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { dueSheet } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { readDayFigures } from './owner-day-figures.ts';
import { hasSheets, readSheetSetting, readSheetTime } from './owner-days.queries.ts';
import { sendSheet } from './send-sheet.ts';
import { insertSheet } from './owner-days.store.ts';

/**
 * Keeps the sheet of the day that is due, once, and tells those who read it. May run at any time and by several servers at once: one of them keeps it.
 * Answers whether this one did.
 */
export async function keepOwnerDay({ services, db }: JobTools, now = services.clock()): Promise<boolean> {
  const day = dueSheet(now, (await readSheetSetting(db)).sheet_hour);
  if (await readSheetTime(db, day)) return false;
  // The first sheet is that of a day at its hour: before it nobody was late.
  if (day !== businessDate(now) && !(await hasSheets(db))) return false;
  const context = {
    services,
    db,
    live: null,
    viewer: systemViewer,
    now,
    requestId: `owner-day-${day}`,
    locale: 'mm' as const,
    request: { ip: '', userAgent: null, raw: null },
  };
  // Read before the command starts, because the command holds another connection.
  const lines = await readDayFigures(context, day, 'all');
  if (lines.length === 0) return false;
  let kept = false;
  await runCommand(context, {
    endpoint: 'owner_days.keep',
    status: 200,
    audited: false,
    idempotencyKey: null,
    input: null,
    act: async (command) => {
      kept = await insertSheet(command.tx, day, now, lines);
      if (kept) {
        for (const { branch } of lines) command.publish({ topic: 'owner_day', branchId: branch.id, payload: { day } });
        await sendSheet(command, day, lines);
      }
      return { message: 'ok' };
    },
  });
  return kept;
}

/** Every five minutes, so that a server that was off at the hour makes up for it. */
export function ownerDayJob(tools: JobTools): Job {
  return { name: 'owner-day', cron: '*/5 * * * *', work: async () => void (await keepOwnerDay(tools)) };
}
