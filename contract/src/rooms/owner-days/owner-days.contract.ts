import { z } from 'zod';
import { dayFigureNames, sheetHourForm, type DayFigure } from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { matrixRoles, rank } from '@waybill/domain/kernel/roles.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, instant, named, one } from '../../kernel/schemas.ts';

export type OwnerDayTopic = 'owner_day';

const int = z.number().int();
const day = z.string().describe('yyyy-mm-dd, Yangon');
const figure = z.object({
  value: int.nullable().describe('a count or whole kyat; null for whoever may not see it'),
  before: int.nullable().describe('the day before; null where it was not kept'),
});
const figures = z.object(
  Object.fromEntries(dayFigureNames.map((name) => [name, figure])) as Record<DayFigure, typeof figure>,
);

const ownerDay = z.object({
  at: instant.describe('when it stood like this'),
  day,
  today: day,
  kept: z.boolean().describe('it is the sheet that was kept at the set hour; otherwise it still changes'),
  sheet_hour: int,
  message_phones: z.array(z.string()).nullable().describe('who gets it by message; null for whoever may not set it'),
  message_language: z.enum(locales),
  days: z.array(day).describe('those of which a sheet is kept, the latest first'),
  branches: z.array(z.object({ branch: named.extend({ code: z.string() }), figures })),
});
export type OwnerDay = z.infer<typeof ownerDay>;

const sheets = z.object({ data: z.array(z.object({ day, made_at: instant })) });
export type NewSheets = z.infer<typeof sheets>;

const access = { upToLevel: rank.owner, permission: 'dashboard-view' } as const;

export const ownerDaysContract = {
  read: endpoint({
    id: 'owner_days.read',
    method: 'GET',
    path: '/api/owner-day',
    access,
    scope: 'branch',
    summary: 'The day of the covered branches on one page: as it stands now, or as it was kept at the set hour',
    query: z.strictObject({ day: z.iso.date().optional().describe('a day whose sheet is kept; now if left out') }),
    output: one(ownerDay),
    refusals: ['not_found'],
  }),
  unread: endpoint({
    id: 'owner_days.unread',
    method: 'GET',
    path: '/api/owner-day/unread',
    withFrame: true,
    access,
    scope: 'branch',
    summary: 'The sheets of the last week that the asker has not opened yet',
    output: sheets,
  }),
  seen: endpoint({
    id: 'owner_days.seen',
    method: 'POST',
    path: '/api/owner-day/seen',
    access,
    scope: 'self',
    summary: 'The asker has read the sheets up to this day',
    body: z.strictObject({ day: z.iso.date() }),
    output: done,
    unaudited: true,
  }),
  setHour: endpoint({
    id: 'owner_days.setHour',
    method: 'PUT',
    path: '/api/owner-day/hour',
    access: { roles: [...matrixRoles] },
    scope: 'operator',
    summary: 'The hour of Yangon at which each day’s sheet is kept, and to which numbers it goes by message',
    body: bodyOf(sheetHourForm),
    output: done,
  }),
};
