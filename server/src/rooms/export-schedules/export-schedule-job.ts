import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { ScheduleTrouble } from '@waybill/domain/rooms/exports/schedule-states.ts';
import { deliveryName } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import { daysOfRun, dueDay, nextDue } from '@waybill/domain/rooms/exports/schedule-times.ts';
import type { CommandContext } from '../../kernel/context.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer, type SessionViewer } from '../../kernel/viewer.ts';
import { insertDelivery, isDestinationOpen } from '../export-destinations/export-destinations.door.ts';
import { startExport } from '../exports/exports.door.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { valuesOf } from './change-schedule.ts';
import { readDueSchedules, type KeptSchedule } from './export-schedules.queries.ts';
import { keepRun, lockDue, takeRun } from './export-schedules.store.ts';
import { orderOf, scheduleProblem } from './report-order.ts';

/**
 * Requests the file of every due scheduled report, once for its latest day, however long no server ran. Safe to run at any time and on several servers at once.
 * Returns the number of files requested here. A failing one does not stop the others.
 */
export async function runSchedules(tools: JobTools, now = tools.services.clock()): Promise<number> {
  let made = 0;
  const bugs: unknown[] = [];
  for (const schedule of await readDueSchedules(tools.db, now)) {
    try {
      if (await runSchedule(tools, schedule, now)) made += 1;
    } catch (bug) {
      bugs.push(bug);
    }
  }
  if (bugs.length > 0) throw new AggregateError(bugs, `${bugs.length} scheduled reports failed`);
  return made;
}

/** Returns whether a file was requested. */
async function runSchedule({ services, db }: JobTools, { id, staff_id, branch_id }: KeptSchedule, now: Date) {
  // Read before the command, which holds its own connection.
  const actor = await readActor(db, staff_id, branch_id);
  const gone = actor ? null : await whyGone(db, staff_id);
  const viewer = actor ?? systemViewer;
  let made = false;
  const answer = await runCommand(
    {
      services,
      db,
      live: null,
      viewer,
      now,
      requestId: `export-schedule-${id}-${now.getTime()}`,
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: 'export_schedules.run',
      status: 200,
      audited: false,
      idempotencyKey: null,
      input: null,
      act: async (command) => {
        made = false;
        const schedule = await lockDue(command.tx, id, now);
        if (!schedule) return { message: 'ok' };
        const day = dueDay(schedule, now);
        const nextAt = nextDue(schedule, now);
        if (!(await takeRun(command.tx, id, day, now))) return { message: 'ok' };
        const values = valuesOf(schedule);
        let trouble = gone ?? troubleOf(viewer, values);
        if (trouble === null) {
          const started = await startExport(command, orderOf(values, daysOfRun(schedule.period, day)));
          // The person has the maximum of waiting exports: nothing is stored, and the next run tries again.
          if (isRefusal(started) && started.code === 'too_many_requests') return started;
          made = !isRefusal(started);
          trouble = isRefusal(started) ? 'not_possible' : await sendLater(command, values, { id, day, started });
        }
        await keepRun(command.tx, id, { day, trouble, nextAt, now });
        command.publish({ topic: 'export_schedule', staffId: staff_id, payload: { id } });
        return { message: 'ok' };
      },
    },
  );
  return made && !isRefusal(answer);
}

/** Queues the delivery of a file; returns why it is not delivered. */
async function sendLater(
  { tx, now }: CommandContext,
  { destination_id, file_name, report, period, format }: ReturnType<typeof valuesOf>,
  { id, day, started }: { readonly id: number; readonly day: string; readonly started: { data: { id: number } } },
): Promise<ScheduleTrouble | null> {
  if (destination_id === null) return null;
  if (!(await isDestinationOpen(tx, destination_id))) return 'destination_closed';
  const fileName = deliveryName(file_name, { report, ...daysOfRun(period, day), date: day }, format);
  const delivery = { exportId: started.data.id, destinationId: destination_id, scheduleId: id, fileName };
  await insertDelivery(tx, delivery, now);
  return null;
}

/** Nothing is sent to people who may not sign in, or who no longer cover the branch of their schedule. */
async function whyGone(db: JobTools['db'], staffId: number): Promise<ScheduleTrouble> {
  return (await readActor(db, staffId, null)) ? 'branch_left' : 'account_closed';
}

function troubleOf(viewer: SessionViewer, values: Parameters<typeof scheduleProblem>[1]): ScheduleTrouble | null {
  switch (scheduleProblem(viewer, values)?.code) {
    case undefined:
      return null;
    case 'missing_permission':
      return 'right_lost';
    case 'branch_not_covered':
      return 'branch_not_covered';
    default:
      return 'not_possible';
  }
}

/** Runs every five minutes, so that a server that was off at the hour catches up. */
export function exportScheduleJob(tools: JobTools): Job {
  return { name: 'export-schedule', cron: '*/5 * * * *', work: async () => void (await runSchedules(tools)) };
}
