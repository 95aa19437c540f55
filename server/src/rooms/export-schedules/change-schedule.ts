import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { mostSchedules, type ScheduleValues } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { scheduleLife, type ScheduleCommand } from '@waybill/domain/rooms/exports/schedule-states.ts';
import { nextDue } from '@waybill/domain/rooms/exports/schedule-times.ts';
import type { ExportScheduleRow } from '@waybill/contract/rooms/export-schedules/export-schedules.contract.ts';
import {
  answerRecord,
  changeState,
  editRecord,
  removeRecord,
  type Changed,
  type AuditedRecord,
} from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readSchedule, type KeptSchedule } from './export-schedules.queries.ts';
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  lockSchedule,
  setScheduleStatus,
  updateSchedule,
} from './export-schedules.store.ts';
import { scheduleProblem } from './report-order.ts';

/** Describes a person's own schedules to commands. Only the owner is notified. */
const scheduleRecord: AuditedRecord<'export_schedules', KeptSchedule, ExportScheduleRow> = {
  room: 'export_schedules',
  lock: ({ tx, viewer }, id) => lockSchedule(tx, viewer.id, id),
  auditSubject: ({ report, branch_id }) => ({ name: report, branchId: branch_id }),
  notify: (context, _schedule, id) =>
    context.publish({ topic: 'export_schedule', staffId: context.viewer.id, payload: { id } }),
  read: ({ tx, viewer }, id) => readSchedule(tx, viewer, id),
};

/** Returns the values of the form from a stored schedule. */
export function valuesOf(schedule: KeptSchedule): ScheduleValues {
  const { report, period, of_branch_id, branch_collection_id, customers, customer_id } = schedule;
  const { rhythm, weekday, month_day, hour, format } = schedule;
  return {
    report,
    period,
    branch_id: of_branch_id,
    branch_collection_id,
    customers,
    customer_id,
    rhythm,
    weekday,
    month_day,
    hour,
    format,
  };
}

/** Schedules a report from its next due time on. Refused: `schedules_too_many`, and refusals of the report itself. */
export async function createSchedule(
  context: CommandContext,
  values: ScheduleValues,
): Promise<{ data: ExportScheduleRow } | Refusal> {
  const { tx, viewer, now } = context;
  const problem = scheduleProblem(viewer, values);
  if (problem) return problem;
  if ((await countSchedules(tx, viewer.id)) >= mostSchedules)
    return refuse('schedules_too_many', { values: { n: mostSchedules } });
  const id = await insertSchedule(tx, values, {
    staffId: viewer.id,
    branchId: viewer.branchId,
    nextAt: nextDue(values, now),
    now,
  });
  context.audit({ room: 'export_schedules', record: id, name: values.report, action: 'create', after: values });
  context.publish({ topic: 'export_schedule', staffId: viewer.id, payload: { id } });
  return answerRecord(await readSchedule(tx, viewer, id));
}

/** Changes a schedule from its next due time on. Refused: as a new one with these values. */
export function editSchedule(
  context: CommandContext,
  id: number,
  { version, ...wanted }: ScheduleValues & { readonly version: number },
): Changed<ExportScheduleRow> {
  const { tx, viewer, now } = context;
  return editRecord(
    context,
    scheduleRecord,
    { id, version },
    {
      valuesOf,
      settle: async () => scheduleProblem(viewer, wanted) ?? wanted,
      save: (values) => updateSchedule(tx, id, values, { nextAt: nextDue(values, now), now }),
    },
  );
}

/** Pauses a schedule, or resumes it from its next due time on: runs missed meanwhile are not made up for. */
export function changeSchedule(
  context: CommandContext,
  command: ScheduleCommand,
  id: number,
): Changed<ExportScheduleRow> {
  const { tx, now } = context;
  return changeState(context, scheduleRecord, id, {
    command,
    decide: ({ status }) => nextState(scheduleLife, status, command),
    set: (status, schedule) => setScheduleStatus(tx, id, { status, nextAt: nextDue(schedule, now), now }),
  });
}

/** Ends a schedule. Its files are ordinary exports and stay. */
export function removeSchedule(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, scheduleRecord, id, async (schedule) => {
    await deleteSchedule(context.tx, id);
    return { action: 'remove', before: valuesOf(schedule) };
  });
}
