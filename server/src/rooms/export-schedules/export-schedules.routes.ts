import { exportScheduleContract as calls } from '@waybill/contract/rooms/export-schedules/export-schedules.contract.ts';
import { command, read, type Route } from '../../kernel/routes.ts';
import { changeSchedule, createSchedule, deliverAgain, editSchedule, removeSchedule } from './change-schedule.ts';
import { readSchedules } from './export-schedules.queries.ts';
import { scheduleLife } from '@waybill/domain/rooms/exports/schedule-states.ts';

export const exportScheduleRoutes: Route[] = [
  read(calls.list, async ({ db, viewer }) => ({ data: await readSchedules(db, viewer) })),
  command(calls.create, (context, { body }) => createSchedule(context, body)),
  command(calls.edit, (context, { params, body }) => editSchedule(context, params.id, body)),
  command(calls.deliver, (context, { params }) => deliverAgain(context, params.id)),
  command(calls.remove, (context, { params }) => removeSchedule(context, params.id)),
  ...scheduleLife.commandNames.map((name) =>
    command(calls[name], (context, { params }) => changeSchedule(context, name, params.id)),
  ),
];
