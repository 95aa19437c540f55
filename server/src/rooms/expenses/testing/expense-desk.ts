import type { ExpenseDetail } from '@waybill/contract/rooms/expenses/expenses.contract.ts';
import type { TestClient } from '../../../kernel/testing/app.ts';
import { multipart, samples, type SentFile } from '../../../kernel/testing/multipart.ts';
import { MoneyFixture } from '../../ledger/testing/money-fixture.ts';

interface Wanted {
  readonly category?: string;
  readonly vendor?: string;
  readonly vendor_phone?: string;
  readonly amount: number;
  readonly receipt?: SentFile | null;
  readonly pay_now?: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly data: ExpenseDetail;
    readonly code?: string;
    readonly values?: Record<string, unknown>;
    readonly errors?: object;
  };
}

export const receipt: SentFile = { name: 'receipt.png', content: samples.png };

/** People of a branch who spend its cash, and a till with cash. */
export class ExpenseDesk {
  readonly fixture: MoneyFixture;
  readonly categories: ReadonlyMap<string, number>;
  cashier!: TestClient;
  clerk!: TestClient;
  manager!: TestClient;
  finance!: TestClient;
  md!: TestClient;

  private constructor(fixture: MoneyFixture, categories: ReadonlyMap<string, number>) {
    this.fixture = fixture;
    this.categories = categories;
  }

  /** Opens a desk beside other desks of an existing operator, or of a new one. */
  static async open(till = 5_000_000, fixture?: MoneyFixture): Promise<ExpenseDesk> {
    fixture ??= await MoneyFixture.open();
    const rows = await fixture.db.selectFrom('expense_category').select(['id', 'name_en']).execute();
    const desk = new ExpenseDesk(fixture, new Map(rows.map(({ id, name_en }) => [name_en, id])));
    [desk.cashier, desk.clerk, desk.manager, desk.finance, desk.md] = (await Promise.all(
      ['supervisor', 'staff', 'manager', 'finance', 'md'].map((name) => fixture.app.as(name)),
    )) as [TestClient, TestClient, TestClient, TestClient, TestClient];
    await desk.fill(till);
    return desk;
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  /** Puts cash into the till of a branch, as payments of senders at the counter do. */
  async fill(amount: number, branch = 'YGN'): Promise<void> {
    if (amount > 0)
      await this.fixture.label({
        merchant: await this.fixture.merchant(),
        payment: 'sender_pay',
        cod: 0,
        shipping: amount,
        branch: this.fixture.branches[branch] as number,
      });
  }

  till(branch = 'YGN'): Promise<number> {
    return this.fixture.balance('cash:branch', this.fixture.branches[branch] as number);
  }

  idOf(category: string): number {
    return this.categories.get(category) ?? 0;
  }

  async record(
    {
      category = 'Meals',
      vendor = 'Shwe Shop',
      vendor_phone,
      amount,
      receipt: file = receipt,
      pay_now = false,
    }: Wanted,
    client = this.clerk,
  ): Promise<Answer> {
    const form = await multipart({
      category_id: this.idOf(category),
      vendor,
      vendor_phone: vendor_phone ?? null,
      amount,
      receipt: file,
      pay_now,
    });
    const answer = await client.send({ method: 'POST', url: '/api/expense', ...form });
    return { status: answer.statusCode, body: answer.json() };
  }

  async edit(made: ExpenseDetail, change: Partial<Wanted>, client = this.clerk): Promise<Answer> {
    const form = await multipart({
      category_id: change.category ? this.idOf(change.category) : made.category_id,
      vendor: change.vendor ?? made.vendor,
      amount: change.amount ?? made.amount,
      receipt: change.receipt ?? null,
      version: made.version,
    });
    const answer = await client.send({ method: 'POST', url: `/api/expense/${made.id}`, ...form });
    return { status: answer.statusCode, body: answer.json() };
  }

  step(command: 'approve' | 'pay', made: ExpenseDetail, client: TestClient, version = made.version) {
    return client.try(`expenses.${command}`, { params: { id: made.id }, body: { version } });
  }

  end(command: 'refuse' | 'withdraw' | 'void', made: ExpenseDetail, client: TestClient) {
    return client.try(`expenses.${command}`, { params: { id: made.id }, body: { reason: 'Wrong receipt' } });
  }

  async read(id: number, client = this.manager): Promise<ExpenseDetail> {
    return (await client.call('expenses.detail', { params: { id } })).data;
  }
}
