import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { LabelImportDetail, SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';
import { makeXlsx, plainSheet } from '../../../kernel/testing/make-xlsx.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { openLabelFixture, type LabelFixture } from '../../labels/testing/label-fixture.ts';
import { importJob } from '../import-job.ts';

export type OrderCell = string | number | null;

interface Answer {
  readonly status: number;
  readonly data: LabelImportDetail;
  readonly code?: string;
  readonly values?: Record<string, unknown>;
  readonly errors?: Record<string, { code: string; message: string }[]>;
}

export const heads = ['Order no', 'Name', 'Phone', 'Township', 'COD', 'Weight'];
let serial = 0;
/** Returns a valid row, different from all earlier ones. */
export const order = (
  change: Partial<Record<'ref' | 'name' | 'phone' | 'township' | 'cod' | 'weight', OrderCell>> = {},
): OrderCell[] => {
  serial += 1;
  const row = {
    ref: `R-${serial}`,
    name: 'ဒေါ်ခင်မာလာ',
    phone: '09440012345',
    township: 'Test Chan Aye',
    cod: 45_000,
    weight: 1,
    ...change,
  };
  return [row.ref, row.name, row.phone, row.township, row.cod, row.weight];
};
export const book = (rows: readonly OrderCell[][], after = '') =>
  makeXlsx({ sheet: plainSheet([heads, ...rows], after) });

/** Returns helpers for order sheets, with a new merchant for each test. */
export function orderDesk() {
  const desk = {} as { app: TestApp; fixture: LabelFixture; clerk: TestClient; merchant: number };
  beforeAll(async () => {
    desk.app = await startTestApp();
    desk.fixture = await openLabelFixture(desk.app);
    desk.clerk = desk.fixture.clerk;
  });
  afterAll(() => desk.app.close());
  beforeEach(async () => {
    desk.merchant = await desk.fixture.merchant();
  });
  async function upload(
    file: Buffer | string,
    {
      by = desk.clerk,
      to = desk.merchant as number | null,
      name = 'orders.xlsx',
      locale = 'en' as Locale,
      guessed = '',
      sheets = '',
      encoding = '',
    } = {},
  ): Promise<Answer> {
    const form = await multipart({
      ...(to === null ? {} : { customer_id: to }),
      guessed,
      sheets,
      encoding,
      file: { name, content: file },
    });
    const response = await by.send({
      method: 'POST',
      url: '/api/label_import',
      payload: form.payload,
      headers: { ...form.headers, 'x-locale': locale },
    });
    return { status: response.statusCode, ...(response.json() as Omit<Answer, 'status'>) };
  }
  const rowsOf = async (id: number, status?: string): Promise<SheetOrder[]> =>
    (
      await desk.clerk.call('label_imports.rows', {
        params: { id },
        query: { per_page: 200, ...(status ? { status } : {}) },
      })
    ).data;
  const problemsOf = async (id: number) =>
    (await rowsOf(id, 'bad')).map(({ row, problems }) => [
      row,
      Object.fromEntries(Object.entries(problems).map(([field, [problem]]) => [field, problem?.code])),
    ]);
  const work = (id: number) => importJob(desk.app.app.waybill).work({ id });
  const make = async (id: number) => {
    await desk.clerk.call('label_imports.make', { params: { id } });
    await work(id);
    return (await desk.clerk.call('label_imports.detail', { params: { id } })).data;
  };
  const labelsOf = async (id: number) =>
    (
      await desk.app.database.pool.query(
        'select l.*, s.status from label l join label_state s on s.label_id = l.id where l.import_id = $1 order by l.id',
        [id],
      )
    ).rows;
  return { desk, upload, rowsOf, problemsOf, work, make, labelsOf };
}
