import type { FastifyInstance } from 'fastify';
import { createFirstOwner } from '../rooms/staff/create-first-owner.ts';
import { DemoClient } from './demo-client.ts';
import { makeCustomers } from './demo-customers.ts';
import { demoQandas } from './demo-qandas.ts';
import { makeChats } from './demo-chats.ts';
import { makeTickets } from './demo-tickets.ts';
import { makePortals } from './demo-portals.ts';
import { makePickups } from './demo-pickups.ts';
import {
  demoAccounts,
  demoAnnouncements,
  demoBranches,
  demoClosed,
  demoCollections,
  demoFounder,
  demoOthers,
  demoPassword,
  demoRoutes,
  type DemoPerson,
} from './demo-company.ts';
import { usualSchedule } from '@waybill/domain/rooms/exports/schedule-form.ts';

/** Creates the managing director's scheduled reports: one active, one paused. */
async function makeSchedules(app: FastifyInstance): Promise<void> {
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

/** Is the database without users? Only then it may be filled with the demo operator. */
export async function isEmpty(app: FastifyInstance): Promise<boolean> {
  return (await app.waybill.db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Fills an empty database with the demo company, by the product's own calls: every rule is checked and every audit line is written. The result is the
 * same on every machine.
 *
 * @param staffed is called when branches and people are there: the clock must go on by more than `inHandsDays` then, because the founder made all of them
 * and confirms nothing with them before
 * @param opened is called when the merchants are there too, before what is done today: the clock may go on from that day to today then
 */
export async function fillDemo(
  app: FastifyInstance,
  { staffed, opened = () => {} }: { readonly staffed: () => void; readonly opened?: () => void },
): Promise<void> {
  const { db, services } = app.waybill;
  await createFirstOwner(db, {
    userName: demoFounder.user_name,
    name: demoFounder.name,
    role: demoFounder.role,
    password: demoPassword,
    now: services.clock(),
  });
  const founder = new DemoClient(app);
  await founder.signIn(demoFounder.user_name, demoPassword);
  const branchIds = await makeBranches(founder);
  await assignTowns(founder, branchIds);
  await makeRoutes(founder, branchIds);
  const collectionIds = await makeCollections(founder, branchIds);
  const staffIds = await makeStaff(founder, branchIds, collectionIds);
  await settleFounder(founder, branchIds);
  staffed();
  await founder.signIn(demoFounder.user_name, demoPassword);
  const second = new DemoClient(app);
  await second.signIn('md', demoPassword);
  const customers = await makeCustomers(app, { maker: founder, second, branchIds });
  await second.call('sessions.logout', {});
  await founder.call('sessions.logout', {});
  opened();
  await founder.signIn(demoFounder.user_name, demoPassword);
  for (const { user_name, command, reason } of demoClosed)
    await founder.call(`staff.${command}`, { params: { id: staffIds.get(user_name) }, body: { reason } });
  await makeAnnouncements(founder, branchIds);
  for (const body of demoQandas) await founder.call('qandas.create', { body });
  await founder.call('sessions.logout', {});
  await makePickups(app, { customers, staff: staffIds });
  await makePortals(app, customers);
  await makeTickets(app, branchIds);
  await makeChats(app, staffIds);
  await makeSchedules(app);
}

type Ids = ReadonlyMap<string, number>;

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo operator has no ${name}`);
  return id;
}

async function makeBranches(founder: DemoClient): Promise<Ids> {
  const ids = new Map<string, number>();
  const { data: towns } = await founder.call('places.townships', {});
  for (const branch of demoBranches) {
    const { town, ...form } = branch;
    const place = towns.find(({ name_en }) => name_en === town);
    if (!place) throw new Error(`the starter set has no ${town}`);
    const { data } = await founder.call('branches.create', { body: { ...form, place_id: place.id } });
    ids.set(branch.code, data.id);
  }
  return ids;
}

/** Assigns to each branch all townships of its town. */
async function assignTowns(founder: DemoClient, branchIds: Ids): Promise<void> {
  const { data } = await founder.call('places.townships', {});
  for (const { code, town } of demoBranches) {
    const place = data.find(({ name_en }) => name_en === town);
    if (!place) throw new Error(`the starter set has no ${town}`);
    await founder.call('places.assign', { params: { id: place.id }, body: { branch_id: idOf(branchIds, code) } });
  }
}

async function makeRoutes(founder: DemoClient, branchIds: Ids): Promise<void> {
  for (const { from, to, hops } of demoRoutes)
    await founder.call('branch_routes.create', {
      body: {
        from_branch_id: idOf(branchIds, from),
        to_branch_id: idOf(branchIds, to),
        hops: hops.map((code) => idOf(branchIds, code)),
      },
    });
}

async function makeCollections(founder: DemoClient, branchIds: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { branches, ...names } of demoCollections) {
    const { data } = await founder.call('branches.createCollection', {
      body: { ...names, branches: branches.map((code) => idOf(branchIds, code)) },
    });
    ids.set(names.name_en, data.id);
  }
  return ids;
}

async function makeStaff(founder: DemoClient, branchIds: Ids, collectionIds: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [index, person] of [...demoAccounts, ...demoOthers].entries()) {
    const { data } = await founder.call('staff.create', {
      body: {
        ...bodyOf(person, branchIds, collectionIds, index + 1),
        password: demoPassword,
        confirm_password: demoPassword,
      },
    });
    ids.set(person.user_name, data.id);
  }
  return ids;
}

function bodyOf(person: DemoPerson, branchIds: Ids, collectionIds: Ids, number: number) {
  return {
    user_name: person.user_name,
    name: person.name,
    email: `${person.user_name}@waybill.example`,
    phone: [`0978${String(number).padStart(7, '0')}`],
    gender: person.gender,
    role: person.role,
    user_type: person.user_type ?? 'fcs',
    branch_id: idOf(branchIds, person.branch),
    jointed_branches: (person.joined ?? []).map((code) => idOf(branchIds, code)),
    branch_collection_id: person.collection ? idOf(collectionIds, person.collection) : null,
    all_branches: person.everywhere ?? false,
    business_name: 'Waybill Express',
    locale: 'mm',
  };
}

/** The founder had no branch when they were created. */
async function settleFounder(founder: DemoClient, branchIds: Ids): Promise<void> {
  const { user } = await founder.signIn(demoFounder.user_name, demoPassword);
  const { data } = await founder.call('staff.detail', { params: { id: user.id } });
  await founder.call('staff.edit', {
    params: { id: user.id },
    body: { ...bodyOf(demoFounder, branchIds, new Map(), 0), all_branches: true, version: data.version },
  });
}

async function makeAnnouncements(founder: DemoClient, branchIds: Ids): Promise<void> {
  for (const { publish, for_branches, ...text } of demoAnnouncements) {
    const { data } = await founder.call('announcements.create', {
      body: { ...text, for_branches: for_branches.map((code) => idOf(branchIds, code)) },
    });
    if (publish) await founder.call('announcements.publish', { params: { id: data.id } });
  }
}
