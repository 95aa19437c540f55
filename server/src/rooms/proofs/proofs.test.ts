import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { samples } from '../../kernel/testing/multipart.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../tracking/testing/parcel-fixture.ts';

let fixture: ParcelFixture;
beforeAll(async () => {
  fixture = await ParcelFixture.open();
});
afterAll(() => fixture.close());

let pictures = 0;
/** A line on white, as a finger draws it; each another one. */
async function signature() {
  const across = 10 + (++pictures % 80);
  const drawn = `<svg width="200" height="100"><rect width="200" height="100" fill="white"/><path d="M10 ${across} L190 50" stroke="black" stroke-width="4"/></svg>`;
  return { name: 'sign.png', content: await sharp(Buffer.from(drawn)).png().toBuffer() };
}

/** A parcel of the postman of Mandalay, on the street. */
async function out(services: readonly LabelService[] = []): Promise<MadeParcel> {
  const parcel = await fixture.parcel({ services });
  for (const who of ['staff', 'staff', 'mdy.staff']) await fixture.step(who, parcel);
  await fixture.step('mdy.staff', parcel, {
    status: 'send_to_destination_address',
    to_staff_id: fixture.staff['mdy.postman'] as number,
  });
  return parcel;
}

async function deliver(parcel: MadeParcel, scan_id = scanId(), who = 'mdy.postman') {
  const { result, code, message } = await fixture.scan(who, parcel, { status: 'delivered', scan_id });
  fixture.app.clock.advance({ minutes: 1 });
  return { result: code ?? result, message };
}
const detail = async (who: string, { id }: MadeParcel) =>
  (await (await fixture.as(who)).call('labels.detail', { params: { id } })).data;

describe('proof of delivery', () => {
  test('O-12 pod is delivered only with a picture, whoever records it; E-01 the label shows it to those who see the label, and to nobody else', async () => {
    const parcel = await out(['pod']);
    const refused = await deliver(parcel);
    expect(refused).toEqual({
      result: 'scan_needs_picture',
      message: 'This parcel needs a signature or photo. Take one, then deliver it.',
    });
    expect((await deliver(parcel, scanId(), 'mdy.staff')).result).toBe('scan_needs_picture');
    const named = scanId();
    expect(await fixture.prove('mdy.postman', parcel, { scan_id: named, handed_to: 'Daw Khin' })).toBe('kept');
    expect((await deliver(parcel, named)).result).toBe('scan_needs_picture');
    const scan_id = scanId();
    const sign = await signature();
    const proof = { scan_id, kind: 'signature', picture: sign, handed_to: 'Daw Khin' };
    expect(await fixture.prove('mdy.postman', parcel, proof)).toBe('kept');
    expect((await detail('mdy.postman', parcel)).sign_image).toBeNull();
    expect((await deliver(parcel, scan_id)).result).toBe('applied');
    // The same again, as a device does that heard no answer: nothing is done twice.
    expect(await fixture.prove('mdy.postman', parcel, proof)).toBe('kept');
    expect((await deliver(parcel, scan_id)).result).toBe('already_applied');
    const { sign_image, delivery_proof } = await detail('staff', parcel);
    expect(delivery_proof).toMatchObject({ kind: 'signature', handed_to: 'Daw Khin', receiver_id_no: null });
    const address = sign_image as string;
    const see = async (who: string) => (await fixture.as(who)).send({ method: 'GET', url: address });
    const shown = await see('staff');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(200);
    expect((await see('mdy.postman')).statusCode).toBe(200);
    expect((await see('postman')).statusCode).toBe(404);
    const [file] = await fixture.ask<{ file_id: number }>('select file_id from delivery_proof where scan_id = $1', [
      scan_id,
    ]);
    expect(
      (await (await fixture.as('superadmin')).try('files.fetch', { params: { id: file?.file_id ?? 0 } })).status,
    ).toBe(404);
  });

  test('O-12 vfl is delivered only against an NRC or a passport, kept as it is stored', async () => {
    const parcel = await out(['vfl']);
    expect((await deliver(parcel)).result).toBe('scan_needs_identity');
    const scan_id = scanId();
    const hand = (receiver_id_no: string) => fixture.prove('mdy.postman', parcel, { scan_id, receiver_id_no });
    expect(await hand('12/ab(N)12')).toBe('identity');
    expect(await hand('0000')).toBe('identity');
    expect(await hand('mc 123456')).toBe('kept');
    expect((await deliver(parcel, scan_id)).result).toBe('applied');
    expect((await detail('mdy.staff', parcel)).delivery_proof?.receiver_id_no).toBe('MC12••••');
    const other = await out(['vfl', 'pod']);
    const both = scanId();
    await fixture.prove('mdy.postman', other, { scan_id: both, receiver_id_no: '12/oukama(C)123456' });
    expect((await deliver(other, both)).result).toBe('scan_needs_picture');
  });

  test('O-12 what proves nothing is refused: empty, unreadable, no picture, without its kind', async () => {
    const parcel = await out(['pod']);
    const scan_id = scanId();
    const hand = (proof: object) => fixture.prove('mdy.postman', parcel, { scan_id, ...proof });
    const white = { create: { width: 200, height: 100, channels: 3, background: 'white' } } as const;
    expect(
      await hand({ kind: 'signature', picture: { name: 'a.png', content: await sharp(white).png().toBuffer() } }),
    ).toBe('picture_empty');
    expect(await hand({ kind: 'photo', picture: { name: 'a.png', content: samples.png.subarray(0, 40) } })).toBe(
      'picture_unreadable',
    );
    expect(await hand({ kind: 'photo', picture: { name: 'a.png', content: samples.svg } })).toBe('file_type');
    expect(await hand({ kind: 'photo', picture: { name: 'a.pdf', content: samples.pdf } })).toBe('file_type');
    expect(await hand({ picture: await signature() })).toBe('select');
    expect(await hand({})).toBe('file');
    expect((await deliver(parcel, scan_id)).result).toBe('scan_needs_picture');
  });

  test('O-12 one picture proves one parcel, a proof is of the parcel it was taken for, and nothing is put in later', async () => {
    const [one, two] = [await out(['pod']), await out(['pod'])];
    const picture = await signature();
    const [first, second] = [scanId(), scanId()];
    expect(await fixture.prove('mdy.postman', one, { scan_id: first, kind: 'photo', picture })).toBe('kept');
    // The number of one parcel's scan does not deliver another one.
    expect((await deliver(two, first)).result).toBe('scan_needs_picture');
    expect(await fixture.prove('mdy.postman', two, { scan_id: second, kind: 'photo', picture })).toBe(
      'proof_used_before',
    );
    expect(await fixture.prove('mdy.postman', two, { scan_id: first, kind: 'photo', picture: await signature() })).toBe(
      'proof_of_another',
    );
    expect((await deliver(one, first)).result).toBe('applied');
    const plain = await out();
    const bare = scanId();
    expect((await deliver(plain, bare)).result).toBe('applied');
    expect(
      await fixture.prove('mdy.postman', plain, { scan_id: bare, kind: 'photo', picture: await signature() }),
    ).toBe('not kept');
    expect((await detail('mdy.staff', plain)).delivery_proof).toBeNull();
    await expect(fixture.ask(`update delivery_proof set handed_to = 'x'`)).rejects.toThrow('never changed');
    expect(await fixture.prove('mdy.postman', { code: 'EX999999999XM' }, { scan_id: scanId(), handed_to: 'x' })).toBe(
      'not kept',
    );
  });

  test('S-06 a delivery that is taken back shows its proof no more', async () => {
    const parcel = await out();
    const scan_id = scanId();
    await fixture.prove('mdy.postman', parcel, { scan_id, kind: 'signature', picture: await signature() });
    await deliver(parcel, scan_id);
    expect((await detail('mdy.staff', parcel)).sign_image).not.toBeNull();
    const { version } = await fixture.state(parcel);
    await (
      await fixture.as('mdy.manager')
    ).call('tracking.rollback', {
      params: { id: parcel.id },
      body: { entry_id: await fixture.lastEntry(parcel), reason: 'wrong door', version: version as number },
    });
    expect((await detail('mdy.staff', parcel)).sign_image).toBeNull();
    expect((await deliver(parcel)).result).toBe('applied');
  });

  test('S-08 the same proof sent twice at once is kept once, and one picture sent for two parcels at once proves one', async () => {
    const [one, two] = [await out(['pod']), await out(['pod'])];
    const scan_id = scanId();
    const picture = await signature();
    const proof = { scan_id, kind: 'photo', picture };
    expect(
      await Promise.all([fixture.prove('mdy.postman', one, proof), fixture.prove('mdy.postman', one, proof)]),
    ).toEqual(['kept', 'kept']);
    const shared = await signature();
    const both = await Promise.all(
      [one, two].map((parcel) =>
        fixture.prove('mdy.postman', parcel, { scan_id: scanId(), kind: 'photo', picture: shared }),
      ),
    );
    expect(both.toSorted()).toEqual(['kept', 'proof_used_before']);
  });
});
