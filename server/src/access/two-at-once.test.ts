import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWords } from '@waybill/contract/kernel/refusals.ts';
import { locales } from '@waybill/domain/kernel/locale.ts';
import { inLongProofs, proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { routes } from '../app/all-routes.ts';
import { fillDemoLabels } from '../demo/labels/demo-labels.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';
import { verifyLedger } from '../rooms/ledger/ledger.door.ts';
import {
  callOf,
  giveBlocked,
  nameOf as commandOf,
  readers,
  readOffers,
  type ScreenOffer,
} from './testing/blocked-offers.ts';
import { fieldScenes } from './testing/field-scenes.ts';
import { laterRaces } from './testing/race-later.ts';
import { paperRaces } from './testing/race-papers.ts';
import { parcelRaces } from './testing/race-parcels.ts';
import { channelRaces } from './testing/race-channels.ts';
import { recordRaces } from './testing/race-records.ts';
import { bothMaySucceed, mayBothHaveSucceeded, notRaced } from './testing/race-rules.ts';
import { readSentByTests } from './testing/sent-by-tests.ts';
import { sweep } from './testing/race-sweep.ts';
import { openRaceWorld, type RaceScenes, type RaceWorld } from './testing/race-world.ts';
import { appliedIn, Races, succeeded, type Race } from './testing/races.ts';
import { RacingStage } from './testing/racing-stage.ts';

let testApp: TestApp;
let races: Races;
let world: RaceWorld;
/** Scenes that failed. */
const problems: string[] = [];
/**
 * Plays the demo operator's days with every command given twice at once. Then gives each command that they do not use, in the smallest scene that
 * needs it or on existing records.
 */
beforeAll(async () => {
  testApp = await startTestApp();
  races = new Races(testApp);
  const now = testApp.clock();
  const stage = new RacingStage(testApp, races);
  await fillDemoLabels(testApp.app, {
    labels: proofSize({ usual: 120, long: 1_000 }),
    days: proofSize({ usual: 8, long: 20 }),
    now,
    stage,
  });
  races.setClock(now);
  world = await openRaceWorld(testApp, races);
  const act = async (scenes: RaceScenes): Promise<void> => {
    for (const [name, scene] of Object.entries(scenes))
      await scene(world).catch((error: unknown) => void problems.push(`${name}: ${String(error)}`));
  };
  for (const scenes of [recordRaces, parcelRaces, paperRaces, channelRaces, ...(inLongProofs ? [fieldScenes] : [])])
    await act(scenes);
  await sweep(world);
  await act(laterRaces);
}, 480_000);
afterAll(() => testApp.close());

const idsOf = (picked: readonly Race[]): string[] => [...new Set(picked.map(({ id }) => id))].sort();
const both = ({ answers }: Race): boolean => answers.every(succeeded);
const repeatable: readonly string[] = Object.values(bothMaySucceed).flat();
const shown = ({ id, people, answers }: Race): string =>
  `${id} by ${people}: ${answers.map(({ code, status, message }) => `${status} ${code ?? ''} ${message ?? ''}`).join(' | ')}`;

describe('Q-06 two people at once', () => {
  test('Q-06 S-08 make every call that changes something', () => {
    expect(problems).toEqual([]);
    const changing = routes.filter(({ kind }) => kind !== 'read').map(({ endpoint }) => endpoint.id);
    const raced = idsOf(races.run.filter(({ answers }) => answers.some(succeeded)));
    expect([...raced, ...Object.keys(notRaced)].sort()).toEqual([...changing].sort());
  });

  test('Q-06 X-03 each is answered, and who is refused hears why', () => {
    const wrong = races.run.filter(({ answers }) =>
      answers.some((answer) => answer.status >= 500 || (!succeeded(answer) && !(answer.code && answer.message))),
    );
    expect(wrong.map(shown)).toEqual([]);
  });

  test('Q-06 S-08 what may happen once happens once', () => {
    expect(races.run.filter((race) => both(race) && !mayBothHaveSucceeded(race)).map(shown)).toEqual([]);
    // Calls declared repeatable have succeeded twice; in a short run one or the other may have been refused each time.
    const unseen = repeatable.filter((id) => !races.run.some((race) => race.id === id && both(race)));
    expect(unseen.length, unseen.join(' ')).toBeLessThanOrEqual(proofSize({ usual: 5, long: 0 }));
  });

  test('Q-06 of two that each make a record there are two', () => {
    const made = races.run.filter(
      (race) => both(race) && (bothMaySucceed.makes as readonly string[]).includes(race.id),
    );
    const same = made.filter(
      ({ answers: [first, second] }) => JSON.stringify(first.body) === JSON.stringify(second.body),
    );
    expect(same.map(shown)).toEqual([]);
  });

  test('Q-06 S-08 a scan is applied once', () => {
    const twice = races.run.filter(
      ({ answers: [first, second], scans }) => scans > 0 && appliedIn(first) + appliedIn(second) > scans,
    );
    expect(twice.map(shown)).toEqual([]);
  });

  test('Q-06 M-01 afterwards the ledger is in order, and every parcel is where its last entry says', async () => {
    expect(await verifyLedger(testApp.app.waybill.db)).toEqual([]);
    const { rows } = await testApp.database.pool.query(`
      select s.label_id, s.status, e.status as entered
      from label_state s
      left join label_entry e on e.id = s.entry_id and e.label_id = s.label_id
      where e.status is distinct from s.status
        or exists (select from label_entry l where l.label_id = s.label_id and l.viewable and l.id > s.entry_id)`);
    expect(rows).toEqual([]);
  });

  test('X-03 every field that a call takes is found in its answer or in what it wrote, and each is sent by some test', () => {
    expect(races.readBack.lost).toEqual([]);
    if (!inLongProofs) return;
    const isSent = readSentByTests();
    expect(races.readBack.unsent.filter((field) => !isSent(field))).toEqual([]);
  });

  test('Q-06 A-08 who succeeded is in the audit log, and who was refused is not', async () => {
    const { rows } = await testApp.database.pool.query<{ request_id: string }>('select distinct request_id from audit');
    const audited = new Set(rows.map(({ request_id }) => request_id));
    const kinds = new Map(routes.map((route) => [route.endpoint.id, route]));
    const wrong = races.run.flatMap(({ id, answers }) =>
      answers
        .filter((answer) =>
          succeeded(answer)
            ? kinds.get(id)?.kind === 'command' &&
              kinds.get(id)?.endpoint.unaudited !== true &&
              !audited.has(answer.requestId)
            : audited.has(answer.requestId),
        )
        .map(({ status, code }) => `${id} ${status} ${code}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('G-02 what is blocked on the record that it is about', () => {
  const people = new Map<string, TestClient>();
  let offers: ScreenOffer[];
  let blocked: ScreenOffer[];
  beforeAll(async () => {
    for (const name of readers) people.set(name, await testApp.as(name));
    offers = await readOffers(world, people);
    // One user for each command and reason: the others are decided by the same rule.
    blocked = [
      ...new Map(
        offers
          .filter((offer) => offer.blocked !== null)
          .map((offer) => [`${commandOf(offer)} ${offer.blocked} ${offer.permission}`, offer]),
      ).values(),
    ];
  });

  test('G-02 is looked at in every room whose records offer something', () => {
    expect(new Set(offers.map(({ room }) => room)).size).toBeGreaterThan(25);
    expect(new Set(offers.map(commandOf)).size).toBeGreaterThan(70);
    expect(new Set(blocked.map(commandOf)).size).toBeGreaterThan(25);
    expect([...new Set(offers.map(commandOf))].filter((command) => !callOf(command))).toEqual([]);
  });

  test('G-02 L-01 says why in one sentence of each language', () => {
    expect(
      blocked.filter(({ blocked: code }) => !locales.every((locale) => reasonWords[code ?? '']?.[locale])),
    ).toEqual([]);
  });

  test('G-02 names somebody who could do it wherever a permission is what lacks', async () => {
    const without = blocked.filter(({ blocked: code, permission }) => code === 'missing_permission' && !permission);
    expect(without.map(commandOf)).toEqual([]);
    for (const { reader, permission } of blocked) {
      if (!permission) continue;
      const { data } = await (people.get(reader) as TestClient).call('roles.whoMay', { query: { permission } });
      expect([...data.people, ...data.roles], `${permission} for ${reader}`).not.toEqual([]);
    }
  });

  test('G-02 T-01 is refused for that very reason when it is given all the same', async () => {
    const wrong: string[] = [];
    for (const offer of blocked) {
      const code = await giveBlocked(people.get(offer.reader) as TestClient, offer);
      if (code !== offer.blocked)
        wrong.push(`${commandOf(offer)} ${offer.id} by ${offer.reader}: ${code}, not ${offer.blocked}`);
    }
    expect(wrong).toEqual([]);
  });
});
