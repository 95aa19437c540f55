import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly values?: Record<string, unknown>; readonly data: EmoDetail };
}
type Step = 'take' | 'pay' | 'approve' | 'unlock' | 'cancel' | 'refund';

let serial = 0;

/** People at two counters who sell and pay orders by calls of the API. */
export class EmoDesk {
  readonly app: TestApp;
  readonly #people = new Map<string, TestClient>();
  branches: Readonly<Record<string, number>> = {};
  /** The code of each order, from its slip. */
  readonly codes = new Map<number, string>();

  private constructor(app: TestApp) {
    this.app = app;
  }

  /** Opens a desk beside other desks of an existing operator, or of a new one. */
  static async open(app?: TestApp): Promise<EmoDesk> {
    const desk = new EmoDesk(app ?? (await startTestApp()));
    const rows = await desk.ask<{ code: string; id: number }>('select code, id::int from branch');
    desk.branches = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
    return desk;
  }

  close(): Promise<void> {
    return this.app.close();
  }

  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.app.database.pool.query(text, values)).rows as Row[];
  }

  async as(who: string): Promise<TestClient> {
    const known = this.#people.get(who);
    if (known) return known;
    const client = await this.app.as(who);
    this.#people.set(who, client);
    return client;
  }

  /** Moves the clock by days; people sign in again afterwards. */
  later(days: number): void {
    this.app.clock.advance({ days });
    this.#people.clear();
  }

  /** Returns two new people. */
  people() {
    const n = String(++serial).padStart(6, '0');
    return {
      sender_name: `Sender ${n}`,
      sender_phone: `0979${n}1`,
      sender_nrc: `12/OUKAMA(N)${n}`,
      payee_name: `Payee ${n}`,
      payee_phone: `0978${n}1`,
      payee_nrc: `9/MAHAMA(N)${n}`,
    };
  }

  /** Tries to sell at the branch of `who`, with today's fee. */
  async trySell(who: string, body: Record<string, unknown> = {}): Promise<Answer> {
    const client = await this.as(who);
    const amount = Number(body['amount'] ?? 100_000);
    const { data: terms } = await client.call('emos.terms', {});
    const fee = terms.steps.find(({ up_to }) => amount <= up_to)?.fee ?? 0;
    const to = who.startsWith('mdy') ? 'YGN' : 'MDY';
    return (await client.try('emos.create', {
      body: { ...this.people(), amount, emo_fee: fee, pay_branch_id: this.branches[to], remark: null, ...body },
    })) as unknown as Answer;
  }

  async sell(who: string, body: Record<string, unknown> = {}): Promise<EmoDetail & { payee: string; sender: string }> {
    const people = this.people();
    const { status, body: answer } = await this.trySell(who, { ...people, ...body });
    if (status !== 201) throw new Error(`not sold: ${answer.code}`);
    const { code } = await (
      await this.as(who)
    ).call('emos.code', { params: { id: answer.data.id }, body: { card_nrc: null } });
    this.codes.set(answer.data.id, code);
    return {
      ...answer.data,
      payee: String(body['payee_nrc'] ?? people.payee_nrc),
      sender: String(body['sender_nrc'] ?? people.sender_nrc),
    };
  }

  /** Sells an order at Yangon and accepts it at Mandalay. */
  async taken(body: Record<string, unknown> = {}, seller = 'staff') {
    const order = await this.sell(seller, body);
    await this.give('mdy.staff', 'take', order.id);
    return order;
  }

  async try(who: string, step: Step, id: number, body?: object): Promise<Answer> {
    return (await (
      await this.as(who)
    ).try(`emos.${step}`, { params: { id }, ...(body ? { body } : {}) })) as unknown as Answer;
  }

  /** Returns the state after the command, or the refusal code. */
  async give(who: string, step: Step, id: number, body?: object): Promise<string> {
    const { status, body: answer } = await this.try(who, step, id, body);
    return status < 300 ? answer.data.status : String(answer.code);
  }

  /** Pays out with the right card and code. */
  pay(who: string, order: { id: number; payee: string }, code = this.codes.get(order.id)): Promise<string> {
    return this.give(who, 'pay', order.id, { card_nrc: order.payee, pickup_code: code });
  }

  /** Returns the balance of an account, a debit positive. */
  async balance(kind: string, branch: string | null = null): Promise<number> {
    const [row] = await this.ask<{ sum: number }>(
      `select coalesce(sum(p.amount), 0)::int as sum from posting p join account a on a.id = p.account_id
      where a.kind = $1 and ($2::bigint is null or a.branch_id = $2) and (a.name is null or a.name = 'emo')`,
      [kind, branch && this.branches[branch]],
    );
    return row?.sum ?? 0;
  }
}

/** Inserts an order of a branch directly, for tests of visibility. */
export async function insertOrder({ database }: TestApp, branch: number, soldBy: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into emo (number, status, sell_branch_id, pay_branch_id, sender_name, sender_phone, sender_nrc, sender_nrc_key, payee_name,
      payee_phone, payee_nrc, payee_nrc_key, amount, fee, search_key, sold_by, sold_at, sold_on, updated_at)
    values ('x', 'pending', $1, $1, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 1, 0, 'x', $2, now(), now(), now()) returning id`,
    [branch, soldBy],
  );
  return Number(rows[0]?.id);
}
