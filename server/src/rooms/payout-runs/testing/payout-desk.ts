import { payoutTemplateExamples } from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import type { PayoutRunDetail } from '@waybill/contract/rooms/payout-runs/payout-runs.contract.ts';
import type { TestApp, TestClient } from '../../../kernel/testing/app.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { ClearanceDesk } from '../../clearances/testing/clearance-desk.ts';
import { payoutRunJob } from '../payout-run-job.ts';

type Example = (typeof payoutTemplateExamples)[number];
let named = 0;

/** Creates a template of a bank's file that two people agreed on. */
async function confirmedTemplate(app: TestApp, but: object = {}): Promise<number> {
  const [example] = payoutTemplateExamples as readonly [Example, ...Example[]];
  const body = { ...example, name: `Bank file ${++named}`, ...but } as never;
  const [md, founder] = [await app.as('md'), await app.as('superadmin')];
  const { id, version } = (await md.call('payout_templates.create', { body })).data;
  await founder.call('payout_templates.confirm', { params: { id }, body: { version } });
  return id;
}

/** Users who pay merchants by runs: the clerk who makes them, the owner who approves, finance who sends. */
export class PayoutDesk {
  readonly desk: ClearanceDesk;
  maker!: TestClient;
  approver!: TestClient;
  payer!: TestClient;
  template = 0;
  bank = 0;

  private constructor(desk: ClearanceDesk) {
    this.desk = desk;
  }

  static async open(): Promise<PayoutDesk> {
    const runs = new PayoutDesk(await ClearanceDesk.open());
    const { app } = runs.desk.fixture;
    [runs.maker, runs.approver, runs.payer] = (await Promise.all(
      ['md', 'owner', 'superadmin'].map((name) => app.as(name)),
    )) as [TestClient, TestClient, TestClient];
    runs.template = await confirmedTemplate(app);
    const { data } = await runs.maker.call('bank_accounts.all', {});
    runs.bank = data.find(({ is_default }) => is_default)?.id ?? 0;
    return runs;
  }

  close(): Promise<void> {
    return this.desk.close();
  }

  get app(): TestApp {
    return this.desk.fixture.app;
  }

  /** Merchants with one ready parcel each and an account that was confirmed long ago. */
  async merchants(many: number, cod = 50_000): Promise<number[]> {
    const made = (await this.desk.readyMerchants(many, 1, cod)).map(({ merchant }) => merchant);
    for (const merchant of made) await this.desk.fixture.bankOf(merchant, 'confirmed');
    await this.app.database.pool.query(
      "update customer_bank set decided_at = decided_at - interval '9 days' where customer_id = any($1)",
      [made],
    );
    return made;
  }

  async candidates(merchants: readonly number[], client = this.maker) {
    const { data } = await client.call('payout_runs.candidates', { query: { days: 'all' } });
    return data.rows.filter(({ customer_id }) => merchants.includes(customer_id));
  }

  /** Sends the wish for a run of these merchants; every other ready one is left with a reason. */
  async wish(merchants: readonly number[], { client = this.maker, template = this.template } = {}) {
    const { data } = await client.call('payout_runs.candidates', { query: { days: 'all' } });
    const ready = data.rows.filter(({ block }) => block === null);
    const of = ({ customer_id, clearance_id }: (typeof ready)[number]) => ({ customer_id, clearance_id });
    return client.try('payout_runs.create', {
      body: {
        bank_account_id: this.bank,
        template_id: template,
        bank: null,
        branch_id: null,
        least: null,
        days: 'all',
        lines: ready
          .filter(({ customer_id }) => merchants.includes(customer_id))
          .map((row) => ({ ...of(row), expected_net: row.amount })),
        left: ready
          .filter(({ customer_id }) => !merchants.includes(customer_id))
          .map((row) => ({ ...of(row), reason: 'Not in this test' })),
      } as never,
    });
  }

  work(id: number): Promise<unknown> {
    return Promise.resolve(payoutRunJob(this.app.app.waybill).work({ id }));
  }

  /** Makes a run with its documents. */
  async make(merchants: readonly number[], options: { client?: TestClient; template?: number } = {}) {
    const { body } = await this.wish(merchants, options);
    if (body.data === undefined) throw new Error(`no run: ${JSON.stringify(body)}`);
    await this.work(body.data.id);
    return this.detail(body.data.id);
  }

  async detail(id: number): Promise<PayoutRunDetail> {
    return (await this.maker.call('payout_runs.detail', { params: { id } })).data;
  }

  approve({ id, version }: PayoutRunDetail, client = this.approver, checked: readonly number[] = []) {
    return client.try('payout_runs.approve', { params: { id }, body: { version, checked: [...checked] } });
  }

  send({ id, version }: PayoutRunDetail, client = this.payer) {
    return client.try('payout_runs.send', { params: { id }, body: { version } });
  }

  /** Makes, approves and sends a run. */
  async sent(merchants: readonly number[], options: { template?: number } = {}) {
    const run = await this.make(merchants, options);
    const approved = (await this.approve(run)).body.data as PayoutRunDetail;
    return (await this.send(approved)).body.data as PayoutRunDetail;
  }

  file({ id }: Pick<PayoutRunDetail, 'id'>, client = this.payer) {
    return client.send({ method: 'GET', url: `/api/payout-run/${id}/file` });
  }

  /** Brings the bank's answer as a CSV file. */
  async answer(
    { id }: Pick<PayoutRunDetail, 'id'>,
    rows: readonly (readonly (string | number)[])[],
    client = this.payer,
  ) {
    const content = ['Reference,Amount,Status,Transaction ID,Reason', ...rows.map((row) => row.join(','))].join('\r\n');
    const { payload, headers } = await multipart({ file: { name: 'answer.csv', content: Buffer.from(content) } });
    const answer = await client.send({ method: 'POST', url: `/api/payout-run/${id}/answer`, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  }
}
