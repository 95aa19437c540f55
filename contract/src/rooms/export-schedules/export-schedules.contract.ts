import { z } from 'zod';
import { mostSchedules, scheduleForm } from '@waybill/domain/rooms/exports/schedule-form.ts';
import {
  deliveryTroubles,
  exportDeliveryLife,
} from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import { scheduleLife, scheduleTroubles } from '@waybill/domain/rooms/exports/schedule-states.ts';
import { rhythms, schedulePeriods } from '@waybill/domain/rooms/exports/schedule-times.ts';
import { exportFormats } from '@waybill/domain/rooms/exports/export-states.ts';
import { customerScopes } from '@waybill/domain/rooms/reports/report-periods.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, named, one, version } from '../../kernel/schemas.ts';

export type ExportScheduleTopic = 'export_schedule';

const access = { permission: 'export.use' } as const;
const int = z.number().int();

const row = z.object({
  id: int,
  report: z.string(),
  report_name: z.object({ name_en: z.string(), name_mm: z.string(), name_zh: z.string() }),
  period: z.enum(schedulePeriods),
  branch: named.nullable().describe('null for all that its owner covers'),
  branch_collection: named.nullable(),
  customers: z.enum(customerScopes),
  customer: z
    .object({ id: int, name: z.string().nullable().describe('null where the owner does not see the customer') })
    .nullable(),
  rhythm: z.enum(rhythms),
  weekday: int.describe('of a weekly one; 0 is Sunday'),
  month_day: int.describe('of a monthly one'),
  hour: int.describe('by the clock of Yangon'),
  format: z.enum(exportFormats),
  destination: z.object({ id: int, name: z.string() }).nullable().describe('where its files are delivered to'),
  file_name: z.string().nullable().describe('with {report}, {from}, {to} and {date}; null for the usual one'),
  delivery: z
    .object({
      status: z.enum(exportDeliveryLife.stateNames),
      file_name: z.string(),
      attempts: int,
      trouble: z.enum(deliveryTroubles).nullable(),
      detail: z.string().nullable(),
      delivered_at: instant.nullable(),
    })
    .nullable()
    .describe('of its latest file'),
  status: z.string(),
  next_at: instant.nullable().describe('null while it is paused'),
  last_day: z
    .string()
    .nullable()
    .describe('the latest day on which it was due and its owner was served or told why not'),
  version,
  trouble: z.enum(scheduleTroubles).nullable().describe('why that run brought no file'),
});
export type ExportScheduleRow = z.infer<typeof row>;

const change = <const Command extends keyof typeof scheduleLife.commands>(command: Command, summary: string) =>
  endpoint({
    id: `export_schedules.${command}`,
    method: 'POST',
    path: `/api/export-schedule/{id}/${command}`,
    summary,
    access: { permission: scheduleLife.commands[command].permission },
    scope: 'self',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed'],
  });

export const exportScheduleContract = {
  list: endpoint({
    id: 'export_schedules.list',
    method: 'GET',
    path: '/api/export-schedule',
    summary: `The asker’s own scheduled reports, at most ${mostSchedules}`,
    access,
    scope: 'self',
    output: z.object({ data: z.array(row) }),
  }),
  create: endpoint({
    id: 'export_schedules.create',
    method: 'POST',
    path: '/api/export-schedule',
    summary: 'Make a report as a file again and again, with the rights its owner has each time',
    access,
    scope: 'branch',
    status: 201,
    body: bodyOf(scheduleForm),
    output: one(row),
    refusals: ['validation_failed', 'missing_permission', 'branch_not_covered', 'schedules_too_many'],
  }),
  edit: endpoint({
    id: 'export_schedules.edit',
    method: 'PUT',
    path: '/api/export-schedule/{id}',
    summary: 'Change what is made, of which days, when and as what; it is next due by the new times',
    access,
    scope: 'self',
    params: idParam,
    body: bodyOf(scheduleForm, { version }),
    output: one(row),
    refusals: ['not_found', 'changed_meanwhile', 'validation_failed', 'missing_permission', 'branch_not_covered'],
  }),
  pause: change('pause', 'Let it rest'),
  resume: change('resume', 'Let it run again; what was due meanwhile is not made up for'),
  deliver: endpoint({
    id: 'export_schedules.deliver',
    method: 'POST',
    path: '/api/export-schedule/{id}/deliver',
    summary: 'Deliver its latest file again, after it could not be delivered',
    access,
    scope: 'self',
    params: idParam,
    output: one(row),
    refusals: ['not_found', 'state_not_allowed'],
  }),
  remove: endpoint({
    id: 'export_schedules.remove',
    method: 'DELETE',
    path: '/api/export-schedule/{id}',
    summary: 'End it; the files that it brought stay until they expire',
    access,
    scope: 'self',
    params: idParam,
    output: done,
    refusals: ['not_found'],
  }),
};
