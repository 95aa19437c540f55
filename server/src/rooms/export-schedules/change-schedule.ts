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
import { isDestinationOpen, retryDelivery } from '../export-destinations/export-destinations.door.ts';
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
  const { rhythm, weekday, month_day, hour, format, destination_id, file_name } = schedule;
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
    destination_id,
    file_name,
  };
}

/** Schedules a report from its next due time on. Refused: `schedules_too_many`, and refusals of the report itself. */
export async function createSchedule(
  context: CommandContext,
  values: ScheduleValues,
): Promise<{ data: ExportScheduleRow } | Refusal> {
  const { tx, viewer, now } = context;
  const problem = scheduleProblem(viewer, values) ?? (await destinationProblem(context, values.destination_id, null));
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
      settle: async (before) =>
        scheduleProblem(viewer, wanted) ??
        (await destinationProblem(context, wanted.destination_id, before.destination_id)) ??
        wanted,
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

/** Delivers the latest file of a schedule again, after it failed. Refused: `state_not_allowed` when it did not fail. */
export async function deliverAgain(
  context: CommandContext,
  id: number,
): Promise<{ data: ExportScheduleRow } | Refusal> {
  const { tx, viewer, now } = context;
  const schedule = await lockSchedule(tx, viewer.id, id);
  if (!schedule) return refuse('not_found');
  if (!(await retryDelivery(tx, id, now))) return refuse('state_not_allowed');
  context.audit({
    room: 'export_schedules',
    record: id,
    action: 'send_again',
    ...scheduleRecord.auditSubject(schedule),
  });
  context.publish({ topic: 'export_schedule', staffId: viewer.id, payload: { id } });
  return answerRecord(await readSchedule(tx, viewer, id));
}

/** Refuses a destination that is closed or does not exist; one that was chosen before stays. */
async function destinationProblem(
  { tx }: CommandContext,
  wanted: number | null,
  before: number | null,
): Promise<Refusal | null> {
  if (wanted === null || wanted === before || (await isDestinationOpen(tx, wanted))) return null;
  return refuse('validation_failed', { fields: { destination_id: [{ code: 'select' }] } });
}

/** Ends a schedule. Its files are ordinary exports and stay. */
export function removeSchedule(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, scheduleRecord, id, async (schedule) => {
    await deleteSchedule(context.tx, id);
    return { action: 'remove', before: valuesOf(schedule) };
  });
}
