import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { returnAnswerJob } from '../tracking/tracking.door.ts';
import { ParcelFixture, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';
import { arrived, OutsiderPhone, questioned } from './testing/outsider.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

const inDays = (n: number): string => addDays(businessDate(fixture.app.clock()), n);
const page = async (link: string) => (await new OutsiderPhone(fixture).get(`${link}?lang=en`)).body;
const answer = (link: string, form: Record<string, string>) => new OutsiderPhone(fixture).post(`${link}?lang=en`, form);

async function notesOfSender(parcel: MadeParcel): Promise<string[]> {
  const rows = await fixture.ask<{ status: string }>(
    `select status from label_entry where label_id = $1 and party = 'sender' order by id`,
    [parcel.id],
  );
  return rows.map(({ status }) => status);
}

describe('O-10 the sender answers a failed delivery by link', () => {
  test('O-10 S-05 the page asks in three languages, says why and how long, and takes another try on a day', async () => {
    const parcel = await questioned(fixture);
    fixture.app.clock.advance({ hours: 3, minutes: 30 });
    const body = await page(parcel.link);
    for (const text of ['could not be delivered', 'Not at home', 'You have 20 h 30 min left', 'Return it to me'])
      expect(body).toContain(text);
    expect((await new OutsiderPhone(fixture).get(parcel.link)).body).toContain('ဘာလုပ်ပေးရပါမလဲ');
    expect((await new OutsiderPhone(fixture).get(`${parcel.link}?lang=zh`)).body).toContain('请问如何处理');
    const done = await answer(parcel.link, { answer: 'again', hold_until: inDays(2) });
    expect(done.body).toContain('This question has been answered: deliver again. (Sender, by link');
    expect(await fixture.state(parcel)).toMatchObject({ return_step: null, held_until: inDays(2) });
    expect(await notesOfSender(parcel)).toEqual(['rollback', 'hold_mail']);
    const lines = await fixture.ask(
      `select action, after ->> 'party' as party, staff_id from audit where room = 'labels' and record_id = $1 and action in ('again_return', 'give_link') order by id`,
      [String(parcel.id)],
    );
    expect(lines).toMatchObject([{ action: 'give_link' }, { action: 'again_return', party: 'sender', staff_id: null }]);
  });

  test('O-10 S-05 sent back by the sender it goes home', async () => {
    const parcel = await questioned(fixture);
    const done = await answer(parcel.link, { answer: 'return', sure: 'yes' });
    expect(done.body).toContain('answered: return it');
    expect(await fixture.state(parcel)).toMatchObject({ return_step: 'schedule_return', shipping_type: 'return' });
  });

  test('O-10 to a new address it is tried again there, also what is worth much: it is the sender’s own', async () => {
    const parcel = await questioned(fixture, { services: ['insurance'] });
    const [place] = await fixture.ask<{ id: number }>(
      `select id from place where type = 'township' and delivers_id = $1 and not is_remote and in_use order by id limit 1`,
      [fixture.branches.MDY],
    );
    const form = {
      answer: 'address',
      destination_township: String(place?.id),
      destination_street: 'No. 12, 62nd Street',
    };
    const missing = await answer(parcel.link, { ...form, destination_street: '' });
    expect([missing.status, (await fixture.state(parcel)).return_step]).toEqual([409, 'pending_return_confirm']);
    expect((await answer(parcel.link, form)).body).toContain('deliver to the new address');
    expect(await notesOfSender(parcel)).toEqual(['rollback', 'details_changed']);
  });

  test('O-10 of two answers at the same moment one is entered, and the other reads it', async () => {
    const parcel = await questioned(fixture);
    const both = await Promise.all([
      answer(parcel.link, { answer: 'return', sure: 'yes' }),
      answer(parcel.link, { answer: 'again', hold_until: inDays(1) }),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([303, 409]);
    for (const { body } of both) expect(body).toContain('This question has been answered');
    expect((await answer(parcel.link, { answer: 'return', sure: 'yes' })).status).toBe(409);
    expect(
      (await notesOfSender(parcel)).filter((status) => ['rollback', 'return_confirmed'].includes(status)),
    ).toHaveLength(1);
  });

  test('O-10 when the desk or the time answered before, the link says so and does nothing', async () => {
    const byDesk = await questioned(fixture);
    const desk = await fixture.as('mdy.staff');
    await desk.call('tracking.againReturn', { params: { id: byDesk.id }, body: {} });
    expect(await page(byDesk.link)).toContain('deliver again. (our staff');
    const silent = await questioned(fixture);
    fixture.app.clock.advance({ hours: 25 });
    expect(await page(silent.link)).toContain('time to answer has passed');
    expect((await answer(silent.link, { answer: 'again', hold_until: inDays(1) })).status).toBe(409);
    expect((await fixture.state(silent)).return_step).toBe('pending_return_confirm');
    await returnAnswerJob(fixture.app.app.waybill).work(null);
    expect(await page(silent.link)).toContain('return it. (time ran out');
    fixture.people.clear();
  });

  test('O-10 a link that was changed, or is of another parcel or an earlier question, opens nothing', async () => {
    const [parcel, other] = [await questioned(fixture), await questioned(fixture)];
    const hash = parcel.link.split('/').at(-1) as string;
    for (const bad of [
      `/answer/${other.code}/${hash}`,
      `${parcel.link}x`,
      '/answer/EX999999995XM/x',
      `/answer/${parcel.code}/a-b`,
    ]) {
      const { statusCode, body } = await new OutsiderPhone(fixture).get(`${bad}?lang=en`);
      expect([bad, statusCode, body.includes('This link is incomplete')]).toEqual([bad, 404, true]);
    }
    // Read out and typed as it was heard.
    expect(
      (
        await new OutsiderPhone(fixture).get(
          parcel.link.toUpperCase().replace('/ANSWER/', '/answer/').replaceAll('-', ''),
        )
      ).statusCode,
    ).toBe(200);
    await answer(parcel.link, { answer: 'again', hold_until: inDays(1) });
    const desk = await fixture.as('mdy.staff');
    fixture.app.clock.advance({ minutes: 1 });
    await desk.call('tracking.raiseReturn', { params: { id: parcel.id }, body: { reason: 'refused' } });
    await desk.call('tracking.askReturn', { params: { id: parcel.id }, body: {} });
    expect((await answer(parcel.link, { answer: 'return', sure: 'yes' })).status).toBe(409);
    expect((await fixture.state(parcel)).return_step).toBe('pending_return_confirm');
  });

  test('O-10 A-06 the link is given to a desk that asks senders, and only while one is asked', async () => {
    const parcel = await arrived(fixture);
    const desk = await fixture.as('mdy.staff');
    const { body } = await desk.try('public_pages.answerLink', { params: { id: parcel.id } });
    expect(body.code).toBe('return_not_asked');
  });
});
