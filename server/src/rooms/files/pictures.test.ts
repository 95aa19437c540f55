import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { multipart, samples } from '../../kernel/testing/multipart.ts';

let app: TestApp;
let manager: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  manager = await app.as('manager');
});
afterAll(() => app.close());

let companies = 0;
const keep = async (content: Buffer, headers: Record<string, string> = {}, name = `Shwe ${++companies}`) => {
  const form = await multipart({ name, logo: { name: 'photo.jpg', content } });
  const response = await manager.send({
    method: 'POST',
    url: '/api/company',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  return { status: response.statusCode, body: response.json() };
};
const kept = async (content: Buffer): Promise<Buffer> => {
  const { body } = await keep(content);
  return (await manager.send({ method: 'GET', url: `/api/file/${body.data.logo_file_id}` })).rawPayload;
};

/** A red field left of a blue one, taken with a rotated phone in Yangon, with location and serial number of the camera. */
const taken = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
    .composite([{ input: { create: { width: 30, height: 40, channels: 3, background: 'red' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SpyPhone', Copyright: 'Serial-4711' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '96/1 9/1 0/1' },
    })
    .withMetadata({ orientation: 6 });
const payload = Buffer.from('PK\x03\x04<script>steal()</script> 09791234567');

test.each(['jpeg', 'png', 'webp'] as const)(
  'a picture (%s) is kept without where and with what it was taken, and without what hangs behind it, upright',
  async (format) => {
    const sent = Buffer.concat([await taken()[format]().toBuffer(), payload]);
    expect([(await sharp(sent).metadata()).exif?.includes('SpyPhone'), sent.includes(payload)]).toEqual([true, true]);
    const found = await kept(sent);
    const about = await sharp(found).metadata();
    expect([about.format, about.width, about.height]).toEqual([format, 40, 60]);
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const secret of ['SpyPhone', '4711', 'GPS', 'script', '09791234567'])
      expect(found.includes(secret)).toBe(false);
    const { data, info } = await sharp(found).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect([at(20, 5).indexOf(Math.max(...at(20, 5))), at(20, 55).indexOf(Math.max(...at(20, 55)))]).toEqual([0, 2]);
  },
);

test('a large photo is kept at a size from which a slip is read', async () => {
  const large = await sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await kept(large)).metadata();
  expect([width, height]).toEqual([2560, 1280]);
});

test('the clear parts of a logo stay clear', async () => {
  const logo = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  expect((await sharp(await kept(logo)).stats()).isOpaque).toBe(false);
});

test('a picture that would unfold to more than memory should hold is refused at its field, and others go on', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const [refused, taken_] = await Promise.all([keep(bomb), keep(samples.png)]);
  expect([refused.status, refused.body.errors.logo[0].code, taken_.status]).toEqual([422, 'picture_unreadable', 201]);
});

test.each([
  ['half of a photo', async () => (await taken().jpeg().toBuffer()).subarray(0, 300)],
  [
    'a page behind the first bytes of a picture',
    async () => Buffer.concat([samples.png.subarray(0, 16), samples.html]),
  ],
])('%s is refused with words at its field', async (_case, content) => {
  const { status, body } = await keep(await content());
  expect([status, body.errors.logo[0].message]).toEqual([
    422,
    'This picture cannot be read. Take it again or choose another one.',
  ]);
});

test('C-02 the same picture under the same key is kept once; one that only differs in what hangs behind it is another', async () => {
  const key = { 'idempotency-key': 'one-logo' };
  const [first, again, other] = [
    await keep(samples.png, key, 'Once'),
    await keep(samples.png, key, 'Once'),
    await keep(Buffer.concat([samples.png, payload]), key, 'Once'),
  ];
  expect([first.status, again.body.data.id, other.body.code]).toEqual([
    201,
    first.body.data.id,
    'idempotency_mismatch',
  ]);
});

test('more pictures than are worked on at once are all kept', async () => {
  const photo = await taken().jpeg().toBuffer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep(photo)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});
