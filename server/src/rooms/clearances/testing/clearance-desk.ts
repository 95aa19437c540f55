import type { TestClient } from '../../../kernel/testing/app.ts';
import { MoneyFixture, type FixtureLabel } from '../../ledger/testing/money-fixture.ts';

type MerchantOptions = Parameters<MoneyFixture['merchant']>[0];

interface Ready {
  merchant: number;
  labels: FixtureLabel[];
}

/** Users who clear COD, and the way of a merchant's money to them: delivered, counted, banked. */
export class ClearanceDesk {
  readonly fixture: MoneyFixture;
  cashier!: TestClient;
  manager!: TestClient;
  finance!: TestClient;
  owner!: TestClient;

  private constructor(fixture: MoneyFixture) {
    this.fixture = fixture;
  }

  static async open(fixture?: MoneyFixture): Promise<ClearanceDesk> {
    const desk = new ClearanceDesk(fixture ?? (await MoneyFixture.open()));
    [desk.cashier, desk.manager, desk.finance, desk.owner] = (await Promise.all(
      ['supervisor', 'manager', 'finance', 'owner'].map((name) => desk.fixture.app.as(name)),
    )) as [TestClient, TestClient, TestClient, TestClient];
    return desk;
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  /** Counts the courier's cash, and confirms all of the branch's cash at the bank. */
  async bankAll(): Promise<void> {
    const { fixture, cashier, finance } = this;
    for (const { staff_id } of (await cashier.call('handovers.carriers', {})).data) {
      const { id } = (await cashier.call('handovers.open', { body: { giver_staff_id: staff_id } })).data;
      const { rows } = await fixture.app.database.pool.query('select expected from cash_handover where id = $1', [id]);
      await cashier.call('handovers.count', { params: { id }, body: { counted: rows[0].expected } });
    }
    const till = (await cashier.call('handovers.branchCash', {})).data.find(
      ({ branch }) => branch.id === fixture.branches['YGN'],
    );
    if (!till || till.balance === 0) return;
    const { id } = (await cashier.call('handovers.send', { body: { kind: 'bank', declared: till.balance } })).data;
    await finance.call('handovers.count', { params: { id }, body: { counted: till.balance } });
  }

  async ready(customer_id: number) {
    return (await this.manager.call('clearances.readyDetail', { query: { customer_id: String(customer_id) } })).data;
  }

  /** Creates a document of all that is ready. */
  async make(customer_id: number, client = this.manager) {
    const detail = await this.ready(customer_id);
    return client.try('clearances.create', {
      body: { customer_id, label_ids: codOf(detail), expected_net: detail.figures.actual_clearance_cod },
    });
  }

  pay(client: TestClient, document: { id: number; version: number }, body: object) {
    return client.try('clearances.pay', { params: { id: document.id }, body: { version: document.version, ...body } });
  }

  /** Creates labels of a merchant whose money is at the bank. */
  async readyLabels(count: number, cod: number, change: MerchantOptions = {}): Promise<Ready> {
    return (await this.readyMerchants(1, count, cod, change))[0] as Ready;
  }

  /** The same for several merchants, delivered and banked together. */
  async readyMerchants(many: number, count: number, cod: number, change: MerchantOptions = {}): Promise<Ready[]> {
    const { fixture } = this;
    const merchants: Ready[] = [];
    for (let n = 0; n < many; n++) {
      const merchant = await fixture.merchant(change);
      merchants.push({
        merchant,
        labels: await fixture.labels({ merchant, payment: 'sender_pay', cod, shipping: 1_000 }, count),
      });
    }
    await fixture.deliver(
      merchants.flatMap(({ labels }) => labels),
      { courier: fixture.people['postman']! },
    );
    await this.bankAll();
    return merchants;
  }
}

/** Returns the labels whose COD a document would clear. */
export function codOf({ lines }: Awaited<ReturnType<ClearanceDesk['ready']>>): number[] {
  return lines.flatMap(({ role, label_id }) => (role === 'cod' && label_id !== null ? [label_id] : []));
}
