import type { TestApp } from '../../kernel/testing/app.ts';
import {
  ParcelFixture,
  scanId,
  type MadeParcel,
  type ParcelOptions,
} from '../../rooms/tracking/testing/parcel-fixture.ts';
import type { EndpointId } from '@waybill/contract/registry.ts';
import type { CallParts } from '../../app/call-as.ts';
import type { Races } from './races.ts';
import { racingApp, type RacingClient } from './racing-client.ts';

/** The demo operator, whose users send every command twice at once. */
export interface RaceWorld {
  /** The app without races. */
  readonly testApp: TestApp;
  readonly races: Races;
  readonly fixture: ParcelFixture;
  /** By their codes and user names. */
  readonly branches: Readonly<Record<string, number>>;
  readonly staff: Readonly<Record<string, number>>;
  as(userName: string): Promise<RacingClient>;
  ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

export async function openRaceWorld(testApp: TestApp, races: Races): Promise<RaceWorld> {
  const fixture = await ParcelFixture.open({}, racingApp(testApp, races));
  return {
    testApp,
    races,
    fixture,
    branches: fixture.branches,
    staff: fixture.staff,
    as: async (userName) => (await fixture.as(userName)) as RacingClient,
    ask: (text, values) => fixture.ask(text, values),
  };
}

/** Scenes by name; each gives some commands in the state in which they are given. */
export type RaceScenes = Readonly<Record<string, (world: RaceWorld) => Promise<unknown>>>;

/** Gives a command as the first of these users who is permitted. */
export async function anyOf<Id extends EndpointId>(
  { as }: RaceWorld,
  people: readonly string[],
  id: Id,
  parts: CallParts,
): Promise<void> {
  const refused: unknown[] = [];
  for (const name of people) {
    const { status, body } = await (await as(name)).try(id, parts as never);
    if (status < 300) return;
    refused.push((body as { code?: string }).code);
  }
  throw new Error(`${id} by ${people.join(', ')}: ${refused.join(', ')}`);
}

/** Returns parcels that arrived at Mandalay and are to be delivered there. */
export async function arrivedParcels(
  { fixture }: RaceWorld,
  count: number,
  options: ParcelOptions = {},
): Promise<MadeParcel[]> {
  const made = await fixture.parcels(count, options);
  for (const who of ['staff', 'staff', 'mdy.staff']) {
    await fixture.scanMany(
      who,
      made.map(({ code }) => ({ code })),
    );
    fixture.app.clock.advance({ minutes: 1 });
  }
  return made;
}

export const scansOf = ({ fixture }: RaceWorld, parcels: readonly MadeParcel[], more: object) =>
  parcels.map(({ code: tracking_code }) => ({
    scan_id: scanId(),
    tracking_code,
    scanned_at: fixture.app.clock().toISOString(),
    ...more,
  }));
