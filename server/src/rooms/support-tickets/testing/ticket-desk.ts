import { afterAll, beforeAll, expect } from 'vitest';
import type { TestClient } from '../../../kernel/testing/app.ts';
import { ParcelFixture, type MadeParcel } from '../../tracking/testing/parcel-fixture.ts';

const accounts = { clerk: 'staff', manager: 'manager', mandalay: 'mdy.manager', office: 'admin', provider: 'za.desk' };
const text = 'ကုန်ပစ္စည်း ပျောက်နေပါသည်';

/** A ticket to a branch, and what a ticket may be about, all of it empty. */
export const plainTicket = {
  type: 'shipping',
  priority: 'normal',
  desk: 'branch',
  subject: 'Where is it',
  text,
} as const;
export const emptyTicket = {
  files: [],
  tracking_code: null,
  customer_id: null,
  clearance_no: null,
  about_branch_id: null,
};

/** The people of both sides of tickets with a parcel to ask about, and what they do with one. */
export function ticketDesk() {
  const desk = {} as { fixture: ParcelFixture; parcel: MadeParcel };
  const people = {} as Record<keyof typeof accounts, TestClient>;
  beforeAll(async () => {
    desk.fixture = await ParcelFixture.open();
    for (const [who, name] of Object.entries(accounts))
      people[who as keyof typeof people] = await desk.fixture.as(name);
    desk.parcel = await desk.fixture.parcel();
  });
  afterAll(() => desk.fixture.close());

  async function raise(who: TestClient, change: object = {}) {
    const to_branch_id = desk.fixture.branches['MDY'];
    const body = { ...plainTicket, ...emptyTicket, to_branch_id, ...change };
    const { status, body: answer } = await who.try('support_tickets.create', { body } as never);
    expect([status, answer.code]).toEqual([201, undefined]);
    return answer.data as unknown as { id: number; number: string; version: number };
  }
  const read = async (who: TestClient, id: number) =>
    (await who.call('support_tickets.detail', { params: { id } })).data;
  const write = async (
    who: TestClient,
    command: 'answer' | 'reply' | 'resolve' | 'reopen',
    id: number,
    words = 'x',
  ) => {
    const seen = await who.try('support_tickets.detail', { params: { id } });
    const version = (seen.body.data as { version?: number } | undefined)?.version ?? 1;
    const body = { text: words, files: [], version };
    return who.try(`support_tickets.${command}`, { params: { id }, body } as never);
  };
  const waiting = (who: TestClient): Promise<number> => who.call('support_tickets.waiting', {});
  const listed = async (who: TestClient, query: object = {}) =>
    (await who.call('support_tickets.list', { query: { per_page: 200, ...query } as never })).data.map(({ id }) => id);
  return { desk, people, raise, read, write, waiting, listed };
}
