import { monthsBefore } from '@waybill/domain/kernel/calendar.ts';
import { erasureLife } from '@waybill/domain/rooms/erasures/erasure-states.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { findPerson, type Person } from '../exports/person.door.ts';
import { ownRows, type Side } from './erasable.sql.ts';
import {
  addCount,
  countOwnRows,
  eraseContact,
  eraseLabels,
  eraseOwnRows,
  readEmptyValues,
  type EmptyValues,
  type ErasedCounts,
} from './erase-rows.store.ts';
import { findHashedPhone, readOpenErasures, setErasureProgress, type LockedErasure } from './erasures.store.ts';
import {
  lockLabelsOf,
  lockOldLabels,
  countLabelsOf,
  deleteLanguages,
  deleteOldLanguages,
} from './erased-labels.store.ts';

export const eraseJobName = 'erase';
/** Maximum duration of a night's run over old details, in milliseconds; the next night continues. */
const longestRun = 3_600_000;

/** Runs every night (02:15 in Yangon) and when a request is confirmed, on one server. Every step is a transaction, so that a killed run goes on. */
export function eraseJob(tools: JobTools): Job {
  return {
    name: eraseJobName,
    cron: '45 19 * * *',
    work: async () => {
      await withJobLock(tools.db, eraseJobName, () => eraseDetails(tools));
    },
  };
}

/**
 * Erases the details of confirmed requests, as far as their parcels have ended and are paid, then those that are older than the setting.
 *
 * @example await eraseDetails({ services, db })
 */
export async function eraseDetails(tools: JobTools, until = performance.now() + longestRun): Promise<void> {
  const { db, services } = tools;
  const empty = await readEmptyValues(db);
  for (const erasure of await readOpenErasures(db)) await erasePerson(tools, empty, erasure);
  const { eraseMonths } = services.settings;
  if (eraseMonths > 0) await eraseOld(tools, empty, eraseMonths, until);
}

type Step = (context: CommandContext) => Promise<boolean>;

/** Runs a step in its own transaction until it finds nothing more. */
async function untilDone(tools: JobTools, step: Step, until = Number.POSITIVE_INFINITY): Promise<void> {
  for (let more = true; more && performance.now() < until;)
    await asSystem(tools, async (context) => {
      more = await step(context);
    });
}

async function asSystem({ services, db }: JobTools, act: (context: CommandContext) => Promise<void>): Promise<void> {
  const now = services.clock();
  await runCommand(
    {
      ...{ services, db, live: null, viewer: systemViewer, now, locale: 'mm' },
      requestId: `erase-${now.getTime()}`,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      ...{ endpoint: 'erasures.erase', status: 200, audited: false, idempotencyKey: null, input: null },
      act: async (context) => {
        await act(context);
        return { message: 'ok' };
      },
    },
  );
}

const countsOf = (counts: ErasedCounts): Record<string, number> => Object.fromEntries(counts);
const totalOf = (counts: ErasedCounts): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Erases what can be erased of one request, and writes what waits. */
async function erasePerson(tools: JobTools, empty: EmptyValues, erasure: LockedErasure): Promise<void> {
  const { db, services } = tools;
  const found =
    erasure.phone ?? (await findHashedPhone(db, await installationSecret(db, services), erasure.phone_hash));
  const person = found === null ? null : await findPerson(db, found, 0);
  const counts: ErasedCounts = new Map(Object.entries(erasure.erased as Record<string, number>));
  if (person) {
    for (const side of ['source', 'destination', 'contact'] as const)
      await untilDone(tools, (context) =>
        eraseSide(context, empty, { person, side, requestedAt: erasure.requested_at }, counts),
      );
    const before = services.clock();
    for (const own of ownRows)
      await untilDone(tools, ({ tx, now }) =>
        eraseOwnRows(tx, empty, own, { person, requestedAt: erasure.requested_at, before, now }, counts),
      );
  }
  await asSystem(tools, async (context) => {
    const { tx, now } = context;
    if (person) addCount(counts, 'phone_language', await deleteLanguages(tx, person, erasure.requested_at));
    const waiting = person ? await countWaiting(tx, empty, person, erasure.requested_at) : 0;
    await setErasureProgress(tx, erasure.id, { erased: countsOf(counts), waiting, now });
    context.publish({ topic: 'erasure', branchId: null, payload: { id: erasure.id } });
    if (waiting === 0)
      context.audit({
        room: 'erasures',
        record: erasure.id,
        name: `…${erasure.phone_end}`,
        action: 'complete',
        branchId: null,
        before: { status: erasureLife.at.confirmed },
        after: { status: erasureLife.at.done, erased_rows: totalOf(counts) },
      });
  });
}

async function eraseSide(
  { tx, now }: CommandContext,
  empty: EmptyValues,
  which: { readonly person: Person; readonly side: Side | 'contact'; readonly requestedAt: Date },
  counts: ErasedCounts,
): Promise<boolean> {
  const labels = await lockLabelsOf(tx, which, now);
  if (which.side === 'contact') await eraseContact(tx, labels, which.person);
  else await eraseLabels(tx, empty, labels, { sides: [which.side], now }, counts);
  return labels.length > 0;
}

async function countWaiting(db: Database, empty: EmptyValues, person: Person, requestedAt: Date): Promise<number> {
  let waiting = await countLabelsOf(db, person, requestedAt);
  for (const own of ownRows) waiting += await countOwnRows(db, empty, own, { person, requestedAt });
  return waiting;
}

/** Erases details that are older than the setting; one audit line for each run that found any. */
async function eraseOld(tools: JobTools, empty: EmptyValues, months: number, until: number): Promise<void> {
  const before = monthsBefore(tools.services.clock(), months);
  const counts: ErasedCounts = new Map();
  let after = { at: new Date(0), id: 0 };
  await untilDone(
    tools,
    async ({ tx, now }) => {
      const { labels, last } = await lockOldLabels(tx, before, after);
      await eraseLabels(tx, empty, labels, { sides: ['source', 'destination'], now }, counts);
      if (last) after = last;
      return last !== null;
    },
    until,
  );
  for (const own of ownRows)
    await untilDone(
      tools,
      ({ tx, now }) => eraseOwnRows(tx, empty, own, { person: null, requestedAt: now, before, now }, counts),
      until,
    );
  await asSystem(tools, async (context) => {
    addCount(counts, 'phone_language', await deleteOldLanguages(context.tx, before));
    if (counts.size === 0) return;
    context.audit({
      room: 'erasures',
      record: 'old',
      name: null,
      action: 'erase_old',
      branchId: null,
      after: { months, parcels: counts.get('label') ?? 0, erased_rows: totalOf(counts) },
    });
  });
}
