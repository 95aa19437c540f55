import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileSizeMax } from '@waybill/domain/kernel/file-types.ts';
import { startTestApp, type TestApp, type TestClient } from '../../kernel/testing/app.ts';
import { multipart, samples, type SentFile } from '../../kernel/testing/multipart.ts';
import { fileNameFor } from './keep-file.ts';

let app: TestApp;
let manager: TestClient;
let mandalay: TestClient;
let yangon: number;
beforeAll(async () => {
  app = await startTestApp();
  [manager, mandalay] = [await app.as('manager'), await app.as('mdy.manager')];
  yangon = (await manager.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
});
afterAll(() => app.close());

const person = { type: 'merchant', customer_name: 'Ma Wah', phone: '["09660000001"]' };
const send = async (
  fields: Parameters<typeof multipart>[0],
  headers: Record<string, string> = {},
  url = '/api/merchant',
  by = manager,
) => {
  const form = await multipart(fields);
  const response = await by.send({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  return { status: response.statusCode, body: response.json() };
};
const document = (file: SentFile) => send({ ...person, branch_id: yangon, documents: [file] });
const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();
const fetchFile = (id: number, by = manager) => by.send({ method: 'GET', url: `/api/file/${id}` });

describe('a form with files', () => {
  test('POST /api/merchant takes multipart form data with lists as key[] and several files', async () => {
    const { status, body } = await send({
      ...person,
      branch_id: yangon,
      sms_active: true,
      addon_service: ['sms', 'pod'],
      attempts: 2,
      documents: [
        { name: 'nrc front.png', content: samples.png },
        { name: 'contract.pdf', content: samples.pdf },
      ],
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data).toMatchObject({
      sms_active: true,
      addon_service: ['sms', 'pod'],
      attempts: 2,
      phone: ['0966••••001'],
    });
    expect(
      body.data.documents.map((row: { name: string; media_type: string; size: number }) => [
        row.name,
        row.media_type,
        row.size,
      ]),
    ).toEqual([
      ['nrc front.png', 'image/png', expect.any(Number)],
      ['contract.pdf', 'application/pdf', samples.pdf.length],
    ]);
    const { rows } = await app.database.pool.query(
      "select after->'documents' as documents from audit where room = 'customers' and record_id = $1 and action = 'create'",
      [String(body.data.id)],
    );
    expect(rows).toEqual([{ documents: ['nrc front.png', 'contract.pdf'] }]);
  });

  test('POST /api/merchant/{id} and POST /api/company take a version and a file as parts', async () => {
    const { body: made } = await send({ ...person, branch_id: yangon });
    const { status, body } = await send(
      {
        ...person,
        branch_id: yangon,
        business_name: 'ဝါဝါ',
        version: made.data.version,
        documents: [{ name: 'a.webp', content: samples.webp }],
      },
      {},
      `/api/merchant/${made.data.id}`,
    );
    expect([status, body.data.name, body.data.version, body.data.documents.length]).toEqual([200, 'ဝါဝါ', 2, 1]);
    const company = await send(
      { name: 'With a logo', logo: { name: 'logo.jpg', content: samples.jpeg } },
      {},
      '/api/company',
    );
    expect([company.status, typeof company.body.data.logo_file_id]).toEqual([201, 'number']);
    expect((await fetchFile(company.body.data.logo_file_id, mandalay)).statusCode).toBe(200);
  });

  test('T-04 a form in Zawgyi is stored as Unicode, its files untouched', async () => {
    const { body } = await send({
      ...person,
      customer_name: 'ေဒၚႏွင္းအိျမင့္',
      branch_id: yangon,
      documents: [{ name: 'x.png', content: samples.png }],
    });
    expect(body.data.customer_name).toBe('ဒေါ်နှင်းအိမြင့်');
    expect(await pixelsOf((await fetchFile(body.data.documents[0].file_id)).rawPayload)).toEqual(
      await pixelsOf(samples.png),
    );
  });

  test('C-02 the same form with the same key is done once; with another file inside it is refused', async () => {
    const fields = (content: Buffer) => ({
      ...person,
      customer_name: 'Ma Once',
      branch_id: yangon,
      documents: [{ name: 'x.png', content }],
    });
    const key = { 'idempotency-key': 'one-form' };
    const [first, again, other] = [
      await send(fields(samples.png), key),
      await send(fields(samples.png), key),
      await send(fields(Buffer.concat([samples.png, samples.png])), key),
    ];
    expect([first.status, again.status, again.body.data.id]).toEqual([201, 201, first.body.data.id]);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });
});

describe('V-02 X-03 a file that is not taken', () => {
  const wrong: [string, SentFile, string][] = [
    [
      'a page that calls itself a picture',
      { name: 'photo.png', type: 'image/png', content: samples.html },
      'file_type',
    ],
    ['a drawing with a script', { name: 'logo.svg', type: 'image/svg+xml', content: samples.svg }, 'file_type'],
    [
      'a program with two endings',
      { name: 'photo.jpg.exe', type: 'image/jpeg', content: Buffer.from('MZ\x90\0') },
      'file_type',
    ],
    ['an empty file', { name: 'photo.png', type: 'image/png', content: '' }, 'file'],
  ];
  test.each(wrong)('V-02 %s is refused by what is in it', async (_, file, code) => {
    const { status, body } = await document(file);
    expect([status, body.errors.documents[0].code]).toEqual([422, code]);
  });

  test('X-03 one above 5 MB is refused with 413 and words that name the field; just 5 MB is taken', async () => {
    const large = await document({ name: 'big.png', content: Buffer.concat([samples.png, Buffer.alloc(fileSizeMax)]) });
    expect([large.status, large.body.code, large.body.errors.documents[0].message]).toEqual([
      413,
      'too_large',
      'The file is larger than 5 MB.',
    ]);
    const fitting = await document({
      name: 'fits.png',
      content: Buffer.concat([samples.png, Buffer.alloc(fileSizeMax - samples.png.length)]),
    });
    expect(fitting.status).toBe(201);
  });

  test('X-03 more parts than a form has, or more bytes than all its files may have, are refused with 413', async () => {
    const many = await send({
      ...person,
      branch_id: yangon,
      documents: Array.from({ length: 13 }, (_, n) => ({ name: `${n}.png`, content: samples.png })),
    });
    expect([many.status, many.body.code]).toEqual([413, 'too_large']);
    const heavy = await send({
      ...person,
      branch_id: yangon,
      documents: Array.from({ length: 6 }, (_, n) => ({
        name: `${n}.png`,
        content: Buffer.concat([samples.png, Buffer.alloc(4_500_000)]),
      })),
    });
    expect([heavy.status, heavy.body.code]).toEqual([413, 'too_large']);
  });

  test('more documents than one customer has are refused', async () => {
    const files = (n: number) => Array.from({ length: n }, (_, at) => ({ name: `${at}.png`, content: samples.png }));
    const { body: made } = await send({ ...person, branch_id: yangon, documents: files(9) });
    const { status, body } = await send(
      { ...person, branch_id: yangon, version: 1, documents: files(2) },
      {},
      `/api/merchant/${made.data.id}`,
    );
    expect([status, body.errors.documents[0].code]).toEqual([422, 'select_max']);
  });

  test.each([
    [
      'JSON that only describes a file',
      '/api/company',
      { 'content-type': 'application/json' },
      JSON.stringify({ name: 'Described', logo: { name: 'a.png', size: 3, type: 'image/png' } }),
      422,
    ],
    [
      'a form that ends in the middle',
      '/api/company',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nShwe',
      400,
    ],
    ['a form without a boundary', '/api/company', { 'content-type': 'multipart/form-data' }, 'name=Shwe', 400],
    [
      'a form to a call that takes none',
      '/api/staff',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x--\r\n',
      400,
    ],
  ])('X-03 %s is refused', async (_, url, headers, payload, status) => {
    const response = await manager.send({ method: 'POST', url, headers, payload });
    expect([response.statusCode, response.json().request_id]).toEqual([status, expect.any(String)]);
  });

  test("A-06 nothing of a form is read before its sender's rights are", async () => {
    const form = await multipart({ name: 'x', logo: { name: 'x.png', content: samples.png } });
    const guest = await app.guest().send({ method: 'POST', url: '/api/company', ...form });
    const clerk = await (await app.as('staff')).send({ method: 'POST', url: '/api/company', ...form });
    expect([guest.statusCode, clerk.statusCode]).toEqual([401, 403]);
  });
});

describe('A-06 a kept file', () => {
  const keep = async (file: SentFile) =>
    (await document(file)).body.data as { id: number; documents: { id: number; file_id: number; name: string }[] };

  test('A-06 an image is shown and anything else saved, and neither may do anything in a browser', async () => {
    const [image, paper] = [
      await keep({ name: 'ဓာတ်ပုံ.png', content: samples.png }),
      await keep({ name: 'စာချုပ်.pdf', content: samples.pdf }),
    ];
    const [shown, saved] = [
      await fetchFile(image.documents[0]?.file_id ?? 0),
      await fetchFile(paper.documents[0]?.file_id ?? 0),
    ];
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
      200,
      'image/png',
      `inline; filename="file.png"; filename*=UTF-8''${encodeURIComponent('ဓာတ်ပုံ.png')}`,
    ]);
    expect([saved.headers['content-type'], saved.headers['content-disposition']]).toEqual([
      'application/pdf',
      expect.stringMatching(/^attachment;/),
    ]);
    for (const { headers } of [shown, saved])
      expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
        'nosniff',
        "default-src 'none'; sandbox",
      ]);
    expect(await pixelsOf(shown.rawPayload)).toEqual(await pixelsOf(samples.png));
  });

  test('A-06 is not found by whoever does not cover its branch or may not see customers, as one that does not exist', async () => {
    const {
      documents: [file],
    } = await keep({ name: 'nrc.png', content: samples.png });
    const [foreign, clerk, missing] = [
      await fetchFile(file?.file_id ?? 0, mandalay),
      await fetchFile(file?.file_id ?? 0, await app.as('staff')),
      await fetchFile(987_654),
    ];
    expect([foreign, clerk, missing].map((response) => [response.statusCode, response.json().code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });

  test('A-08 a document is taken off the record, and the audit log keeps its name', async () => {
    const {
      id,
      documents: [file],
    } = await keep({ name: 'old contract.pdf', content: samples.pdf });
    expect(
      (await manager.call('customers.removeDocument', { params: { id, document_id: file?.id } })).data.documents,
    ).toEqual([]);
    const { rows } = await app.database.pool.query(
      "select before from audit where room = 'customers' and record_id = $1 and action = 'remove_document'",
      [String(id)],
    );
    expect(rows).toEqual([{ before: { documents: ['old contract.pdf'] } }]);
  });
});

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['C:\\scans\\nrc front.jpg.exe', 'nrc front jpg.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['', 'file.jpg'],
  ['.htaccess', 'file.jpg'],
  ['မှတ်ပုံတင်.JPEG', 'မှတ်ပုံတင်.jpg'],
  [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(80)}.jpg`],
  ['a"; rm -rf *.jpg', 'a rm -rf.jpg'],
])('X-03 a file sent as %j is called %j', (sent, called) => {
  expect(fileNameFor(sent, 'image/jpeg')).toBe(called);
});
