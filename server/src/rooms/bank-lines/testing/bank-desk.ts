import type { BankAccountDetail } from '@waybill/contract/rooms/bank-accounts/bank-accounts.contract.ts';
import type { BankLineRow } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { TransferDetail } from '@waybill/contract/rooms/transfers/transfers.contract.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { TestClient } from '../../../kernel/testing/app.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { MoneyFixture } from '../../ledger/testing/money-fixture.ts';

export interface StatementFile {
  readonly day?: string;
  readonly out?: number | string;
  readonly into?: number | string;
  readonly reference?: string;
  readonly details?: string;
}

/** Head office at its bank: two accounts, the users who may move money and read statements. */
export class BankDesk {
  readonly fixture: MoneyFixture;
  finance!: TestClient;
  md!: TestClient;
  founder!: TestClient;
  cashier!: TestClient;
  main!: BankAccountDetail;
  other!: BankAccountDetail;

  private constructor(fixture: MoneyFixture) {
    this.fixture = fixture;
  }

  static async open(fixture?: MoneyFixture): Promise<BankDesk> {
    const desk = new BankDesk(fixture ?? (await MoneyFixture.open()));
    await desk.signIn();
    const [main] = (await desk.finance.call('bank_accounts.list', { query: {} })).data;
    desk.main = (await desk.finance.call('bank_accounts.detail', { params: { id: main?.id ?? 0 } })).data;
    desk.other = (
      await desk.finance.call('bank_accounts.create', { body: desk.account({ name: 'AYA current' }) })
    ).data;
    return desk;
  }

  /** Signs in at the start of a day: yesterday's sessions have ended. */
  async signIn(): Promise<void> {
    [this.finance, this.md, this.founder, this.cashier] = (await Promise.all(
      ['finance', 'md', 'superadmin', 'owner'].map((name) => this.fixture.app.as(name)),
    )) as [TestClient, TestClient, TestClient, TestClient];
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  account(change: object = {}) {
    return {
      name: 'KBZ savings',
      bank: 'AYA',
      number: '20011',
      holder: 'Waybill',
      opening_balance: 0,
      col_day: 'Date',
      col_out: 'Withdrawal',
      col_in: 'Deposit',
      col_reference: 'Reference',
      col_details: 'Description',
      ...change,
    };
  }

  get today(): string {
    return businessDate(this.fixture.app.clock());
  }

  ask(amount: number, change: object = {}, client = this.finance) {
    return client.try('transfers.create', {
      body: {
        from_account_id: this.main.id,
        to_account_id: this.other.id,
        to_branch_id: null,
        amount,
        bank_fee: null,
        note: null,
        ...change,
      },
    });
  }

  async asked(amount: number, change: object = {}, client = this.finance): Promise<TransferDetail> {
    return (await this.ask(amount, change, client)).body.data;
  }

  step(command: 'approve' | 'send', { id, version }: TransferDetail, client: TestClient) {
    return client.try(`transfers.${command}`, { params: { id }, body: { version } });
  }

  /** Requests and sends a transfer, by two users. */
  async sent(amount: number, change: object = {}): Promise<TransferDetail> {
    const made = await this.asked(amount, change);
    const approved = made.needs_second ? (await this.step('approve', made, this.md)).body.data : made;
    return (await this.step('send', approved, this.finance)).body.data;
  }

  async transfer(id: number): Promise<TransferDetail> {
    return (await this.finance.call('transfers.detail', { params: { id } })).data;
  }

  async bring(
    lines: readonly StatementFile[],
    { account = this.main, client = this.md }: { account?: { id: number }; client?: TestClient } = {},
  ) {
    const rows = lines.map(({ day = this.today, out = '', into = '', reference = '', details = '' }) =>
      [day, details, reference, out, into].map((text) => `"${text}"`).join(','),
    );
    return this.send(['Date,Description,Reference,Withdrawal,Deposit', ...rows].join('\n'), { account, client });
  }

  /** Sends a file with its answers: to be taken, or to be read only. */
  async send(
    content: string | Uint8Array,
    {
      account = this.main,
      client = this.md,
      path = '',
      ...answers
    }: {
      account?: { id: number };
      client?: TestClient;
      path?: '' | '/read';
      date_order?: string;
      encoding?: string;
      agreed?: string;
    } = {},
  ) {
    const file = { name: 'statement.csv', content: Buffer.from(content as string) };
    const form = await multipart({ bank_account_id: account.id, file, ...answers });
    const answer = await client.send({ method: 'POST', url: `/api/bank-line${path}`, ...form });
    return { status: answer.statusCode, body: answer.json() };
  }

  async lines(query: object = {}): Promise<BankLineRow[]> {
    return (await this.finance.call('bank_lines.list', { query })).data;
  }

  async line(search: string) {
    const [row] = await this.lines({ search });
    return (await this.finance.call('bank_lines.detail', { params: { id: row?.id ?? 0 } })).data;
  }

  async reconcile(account: { id: number } = this.main, day?: string) {
    return (
      await this.finance.call('bank_accounts.reconcile', { params: { id: account.id }, query: day ? { day } : {} })
    ).data;
  }
}
