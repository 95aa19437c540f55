import type { FastifyInstance } from 'fastify';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';
import { DemoClient } from './demo-client.ts';
import { demoPassword } from './demo-company.ts';

/** Creates the managing director's scheduled reports: one active, one paused. */
export async function makeSchedules(app: FastifyInstance): Promise<void> {
  const md = new DemoClient(app);
  await md.signIn('md', demoPassword);
  await md.call('export_schedules.create', {
    body: { ...usualSchedule, report: 'delivered', period: 'last_week', rhythm: 'weekly', hour: 7, format: 'xlsx' },
  });
  const { data } = await md.call('export_schedules.create', {
    body: { ...usualSchedule, report: 'expense', period: 'last_month', rhythm: 'monthly', month_day: 3 },
  });
  await md.call('export_schedules.pause', { params: { id: data.id } });
  await md.call('sessions.logout', {});
}
