import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { moveInFields, type MoveInKind } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';
import { makeXlsx, plainSheet } from '../../../kernel/testing/make-xlsx.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { openLabelFixture, type LabelFixture } from '../../labels/testing/label-fixture.ts';
import { moveInJob } from '../move-in-job.ts';

type SheetRow = Readonly<Record<string, string | number>>;

/** Two people of head office who bring an operator's data in: one prepares, the other signs. */
export class MoveInDesk {
  readonly app: TestApp;
  readonly fixture: LabelFixture;
  readonly maker: TestClient;
  readonly signer: TestClient;

  private constructor(app: TestApp, fixture: LabelFixture, maker: TestClient, signer: TestClient) {
    this.app = app;
    this.fixture = fixture;
    this.maker = maker;
    this.signer = signer;
  }

  static async open(): Promise<MoveInDesk> {
    const app = await startTestApp();
    return new MoveInDesk(app, await openLabelFixture(app), await app.as('md'), await app.as('superadmin'));
  }

  close(): Promise<void> {
    return this.app.close();
  }

  query = async (text: string, values: unknown[] = []) => (await this.app.database.pool.query(text, values)).rows;

  get today(): string {
    return businessDate(this.app.clock());
  }

  async begin(name = 'From Excel'): Promise<MoveInDetail> {
    return (await this.maker.call('move_ins.create', { body: { name, opening_day: this.today } })).data;
  }

  /** Adds a workbook whose headings are the fields of its rows. */
  async add(
    id: number,
    kind: MoveInKind,
    rows: readonly SheetRow[],
    { by = this.maker, heads = undefined as readonly string[] | undefined, name = `${kind}.xlsx` } = {},
  ) {
    const fields = moveInFields[kind].filter((field) => rows.some((row) => field in row));
    const content = await makeXlsx({
      sheet: plainSheet([heads ?? fields, ...rows.map((row) => fields.map((field) => row[field] ?? ''))]),
    });
    return this.addFile(id, kind, { name, content }, by);
  }

  async addFile(id: number, kind: MoveInKind, file: { name: string; content: Buffer }, by = this.maker) {
    const form = await multipart({ kind, sheets: '', encoding: '', file });
    const response = await by.send({
      method: 'POST',
      url: `/api/move-in/${id}/add`,
      payload: form.payload,
      headers: form.headers,
    });
    return {
      status: response.statusCode,
      body: response.json() as { data: MoveInDetail; code?: string; values?: object },
    };
  }

  async detail(id: number): Promise<MoveInDetail> {
    return (await this.maker.call('move_ins.detail', { params: { id } })).data;
  }

  /** Returns the problems of a sheet as "row field code". */
  async problems(id: number): Promise<string[]> {
    const { sheets } = await this.detail(id);
    const found = await Promise.all(
      sheets.map(async (sheet) => ({
        sheet,
        rows: (await this.maker.call('move_ins.rows', { params: { id }, query: { sheet_id: sheet.id } })).data,
      })),
    );
    return found.flatMap(({ sheet, rows }) =>
      rows.flatMap(({ row, problems }) =>
        problems.map(
          ({ column, code }) => `${sheet.kind} ${row} ${column === null ? '-' : sheet.columns[column]} ${code}`,
        ),
      ),
    );
  }

  async propose(id: number) {
    const { version } = await this.detail(id);
    return this.maker.try('move_ins.propose', { params: { id }, body: { version } });
  }

  async sign(id: number, by = this.signer) {
    const { version } = await this.detail(id);
    return by.try('move_ins.sign', { params: { id }, body: { version } });
  }

  work(id: number): Promise<void> {
    return moveInJob(this.app.app.waybill).work({ id });
  }

  /** Proposes, signs and writes. */
  async bring(id: number): Promise<MoveInDetail> {
    const proposed = await this.propose(id);
    if (proposed.status !== 200) throw new Error(`not proposed: ${JSON.stringify(proposed.body)}`);
    const signed = await this.sign(id);
    if (signed.status !== 200) throw new Error(`not signed: ${JSON.stringify(signed.body)}`);
    await this.work(id);
    return this.detail(id);
  }
}

let serial = 0;
/** Returns a valid customer, different from all earlier ones. */
export const customerRow = (change: SheetRow = {}): SheetRow => {
  serial += 1;
  return {
    code: `C-${serial}`,
    customer_name: `Daw Mya ${serial}`,
    business_name: `Shop ${serial}`,
    phone: `0966${String(serial).padStart(7, '0')}`,
    branch: 'YGN',
    township: 'Test Hlaing',
    ...change,
  };
};

/** Returns a valid parcel of a customer with this code, different from all earlier ones. */
export const parcelRow = (customer: string, change: SheetRow = {}): SheetRow => {
  serial += 1;
  return {
    code: `OLD-${serial}`,
    customer,
    receiver_name: 'Ma Su',
    receiver_phone: '09250012345',
    township: 'Test Chan Aye',
    origin_branch: 'YGN',
    destination_branch: 'MDY',
    parcel_status: 'at_destination',
    cod_amount: 50_000,
    shipping: 3_000,
    ...change,
  };
};
