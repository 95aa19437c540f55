import type { FastifyInstance } from 'fastify';
import { addDays, businessDate, dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import type { LabelValues } from '@waybill/domain/rooms/labels/label-form.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { createLabels } from '../../rooms/labels/labels.door.ts';
import { keepOwnerDay } from '../../rooms/owner-days/owner-days.door.ts';
import { agents, payAgents } from './agent-day.ts';
import { bags } from './bag-day.ts';
import { bank } from './bank-day.ts';
import { payByChannels } from './channel-day.ts';
import { makeCalls } from './call-day.ts';
import { chanceOf } from './chance.ts';
import { collect } from './collect-day.ts';
import { spend } from './expense-day.ts';
import { emoDay } from './emo-day.ts';
import { hear } from './feedback-day.ts';
import { holdSending } from '../../rooms/messages/messages.door.ts';
import { sendWaiting, writeByHand } from './message-day.ts';
import { keepSome } from './hold-day.ts';
import { chooseOutside } from './outside-day.ts';
import { gateEvening } from './gate-day.ts';
import { gatesPay } from './gate-pays.ts';
import { handOver } from './hand-day.ts';
import { postFiles } from './post-files.ts';
import { postPays } from './post-day.ts';
import { searchMissing } from './missing-day.ts';
import { closeDays, shifts } from './shift-day.ts';
import { closeSheets, sheets } from './run-day.ts';
import { readScene, type Scene, type SceneBranch } from './demo-scene.ts';
import { demoValues, paidAtOnce, spread } from './demo-values.ts';
import { keepProgress, readProgress, type Progress } from './demo-progress.ts';
import { cash, clear } from './money-day.ts';
import { payWeekly } from './payout-day.ts';
import { dayMoments, demoOrigin, parcelMoments, type DayMoment, type Moment } from './parcel-day.ts';
import { Stage } from './stage.ts';

/** The play covers this many days, the last of them today. */
export const demoDays = 120;
/** The same on every machine for the same number of labels. */
const seed = 7;

/** Time of each moment, in hours of the day. */
const hours: Readonly<Record<DayMoment, number>> = {
  arrive: 7.5,
  call: 8.25,
  deliver: 9,
  sheets: 9.5,
  make: 11,
  hand: 13,
  accept: 14,
  door: 15.5,
  back: 17,
  collect: 17.25,
  decide: 17.5,
  spend: 17.75,
  orders: 17.75,
  cash: 18,
  send: 19,
  clear: 20,
  bank: 20.1,
  gates: 20,
  shifts: 20.25,
  bags: 20.5,
};

/** Returns how many of all labels have been made by the end of a day: business grows, and weekends are quieter. */
export function labelsMadeBy(labels: number, day: number, days = demoDays): number {
  const weight = (at: number) => (1 + at / days) * (at % 7 === 2 ? 0.5 : 1);
  const upTo = (end: number) => Array.from({ length: end }, (_, at) => weight(at)).reduce((sum, one) => sum + one, 0);
  return Math.round((labels * upTo(day + 1)) / upTo(days));
}

export interface DemoLabelsOptions {
  readonly labels: number;
  readonly now: Date;
  /** A shorter play, for tests. */
  readonly days?: number;
  /** Ends after the moment that is being played. */
  readonly signal?: AbortSignal;
  readonly tell?: (done: number, all: number) => void;
  /** Where it is played; by default on the product. */
  readonly stage?: Stage;
}

/**
 * Plays the demo operator's labels of the last 120 days: made, accepted, sent, delivered, tried in vain, returned and lost, with the couriers' cash,
 * its way to the bank and payments to merchants, all by the product's own commands at the time of the play. An interrupted play continues: its next
 * step follows from the parcels. Returns the stage, with the refusals.
 */
export async function fillDemoLabels(
  app: FastifyInstance,
  { labels, now, days: wanted = demoDays, signal, tell, stage = new Stage(app) }: DemoLabelsOptions,
): Promise<Stage> {
  const { pool } = app.waybill.services;
  const progress = (await readProgress(pool)) ?? {
    labels,
    days: wanted,
    last: businessDate(now),
    until: now.toISOString(),
    day: 0,
    moment: 0,
    part: 0,
    done: false,
  };
  const { days } = progress;
  if (progress.done || progress.labels === 0) return stage;
  const scene = await readScene(app);
  const release = holdSending(app.waybill.db);
  try {
    for (
      let { day, moment } = progress;
      day < days && !signal?.aborted;
      moment === dayMoments.length - 1 ? (day++, (moment = 0)) : moment++
    ) {
      const part = day === progress.day && moment === progress.moment ? progress.part : 0;
      const played = { ...progress, day, moment, part };
      await playMoment(stage, scene, played);
      await sendWaiting({ stage, now: timeOf(played, dayMoments[moment] as DayMoment) });
      if (moment === dayMoments.length - 1) tell?.(day + 1, days);
      const next = moment === dayMoments.length - 1 ? { day: day + 1, moment: 0 } : { day, moment: moment + 1 };
      await keepProgress(pool, { ...progress, ...next, part: 0, done: next.day === days });
    }
  } finally {
    release();
  }
  return stage;
}

async function playMoment(stage: Stage, scene: Scene, progress: Progress): Promise<void> {
  const name = dayMoments[progress.moment] as DayMoment;
  const last = progress.day === progress.days - 1;
  const moment: Moment = {
    stage,
    scene,
    now: timeOf(progress, name),
    key: `${progress.day}-${name}`,
    day: progress.day,
    last,
    eve: progress.day === progress.days - 2,
  };
  if (name === 'arrive' && progress.day === 0) await agents(moment);
  if (name === 'call') {
    await keepSome(moment);
    await hear(moment);
    await chooseOutside(moment);
    await writeByHand(moment);
    return makeCalls(moment);
  }
  if (name === 'make') return make(moment, progress);
  if (name === 'collect') return collect(moment);
  if (name === 'spend') return spend(moment);
  if (name === 'cash') {
    await cash(moment, progress.days);
    return postPays(moment);
  }
  if (name === 'clear') {
    await clear(moment, progress.days);
    return payWeekly(moment, progress.days);
  }
  if (name === 'bank') {
    await payAgents(moment);
    await bank(moment);
    return payByChannels(moment);
  }
  if (name === 'bags') {
    await bags(moment);
    await closeSheets(moment);
    await postFiles(moment);
    // The owner's sheets of the last two weeks, as the hourly job would have stored them.
    if (progress.days - progress.day <= 14) await keepOwnerDay(stage.app.waybill, moment.now);
    return;
  }
  if (name === 'hand') return handOver(moment);
  if (name === 'shifts') return moment.last ? shifts(moment) : closeDays(moment, progress.days);
  if (name === 'orders') return emoDay(moment);
  if (name === 'sheets') return sheets(moment);
  if (name === 'gates') {
    await gateEvening(moment);
    return gatesPay(moment);
  }
  await parcelMoments[name](moment);
  if (name === 'decide') await searchMissing(moment);
}

/** Today has only passed in part: its moments are moved together. */
function timeOf({ last, until, day, days }: Progress, name: DayMoment): Date {
  const [begins] = dayBounds(addDays(last, day - days + 1));
  const usual = hours[name] * 3_600_000;
  const length = day === days - 1 ? (new Date(until).getTime() - begins.getTime()) / 86_400_000 : 1;
  return new Date(begins.getTime() + Math.floor(usual * Math.min(1, length)));
}

interface Part {
  readonly branch: SceneBranch;
  readonly values: readonly LabelValues[];
  readonly draft: boolean;
}

/** Labels of one branch made at once. */
const partSize = 500;

/** Makes the labels of a day, branch by branch. Each part is made in one transaction with a note, so that a restart in between makes none twice. */
async function make({ stage, scene, now, day, last }: Moment, progress: Progress): Promise<void> {
  const chance = chanceOf(seed * 1_000 + day);
  const { labels, days } = progress;
  const count = labelsMadeBy(labels, day, days) - (day === 0 ? 0 : labelsMadeBy(labels, day - 1, days));
  const parts = [...spread(scene, count, chance)].flatMap(([branch, many]) =>
    partsOf(
      branch,
      Array.from({ length: many }, () => demoValues(scene, branch, chance)),
      last,
    ),
  );
  for (let part = progress.part; part < parts.length; part++) {
    const { branch, values, draft } = parts[part] as Part;
    await stage.act(branch.clerks[day % branch.clerks.length] ?? scene.office, now, 'demo.make', async (context) => {
      await makeAll({ ...context, publish: () => undefined, hint: () => undefined }, values, draft);
      await keepProgress(context.tx, { ...progress, part: part + 1 });
      context.publish({ topic: 'labels', branchId: branch.id, payload: {} });
      return { message: 'ok' };
    });
  }
}

/** On the current day a tenth are still drafts. */
function partsOf(branch: SceneBranch, values: readonly LabelValues[], last: boolean): Part[] {
  const drafts = last ? Math.floor(values.length * 0.1) : 0;
  const cut = (all: readonly LabelValues[], draft: boolean) =>
    Array.from({ length: Math.ceil(all.length / partSize) }, (_, at): Part => ({
      branch,
      draft,
      values: all.slice(at * partSize, (at + 1) * partSize),
    }));
  return [...cut(values.slice(0, values.length - drafts), false), ...cut(values.slice(values.length - drafts), true)];
}

async function makeAll(context: CommandContext, values: readonly LabelValues[], draft: boolean): Promise<void> {
  const made = await createLabels(context, values, { origin: demoOrigin, draft });
  const again = values.filter((_, at) => isRefusal(made[at]));
  const second =
    again.length === 0 ? [] : await createLabels(context, again.map(paidAtOnce), { origin: demoOrigin, draft });
  const wrong = second.find(isRefusal);
  if (wrong) throw new Error(`a label of the demo operator was refused: ${JSON.stringify(wrong)}`);
}
