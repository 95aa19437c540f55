import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { CallInput, CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import { multipart } from '../../../kernel/testing/multipart.ts';
import { returnUnfetched } from '../../emos/emo-return-job.ts';
import { EmoDesk } from '../../emos/testing/emo-desk.ts';
import { GateDesk } from '../../gate-collections/testing/gate-desk.ts';
import { ParcelFixture } from '../../tracking/testing/parcel-fixture.ts';
import { MonthBook } from './month-book.ts';

export interface MonthMerchant {
  readonly id: number;
  readonly bank: number;
}

/** The rest of unfinished work; returns whether it is done, or waits for cash or another person. */
type Rest = () => Promise<boolean>;

/** The people of an operator in one month, with its second book: everything they do is also written there, by hand. */
export class MonthPeople {
  readonly parcels: ParcelFixture;
  readonly emos: EmoDesk;
  readonly gates: GateDesk;
  readonly book = new MonthBook();
  merchants: MonthMerchant[] = [];
  accounts = { main: 0, other: 0 };
  /** The payment channel, and what its statements had that the bank has not shown. */
  wallet = { id: 0, lump: 0 };
  /** Unfinished work that waits for someone. */
  rests: Rest[] = [];
  /** Uncollected orders: refunded once they have been returned. */
  unfetched: (() => Promise<void>)[] = [];

  private constructor(parcels: ParcelFixture, emos: EmoDesk, gates: GateDesk) {
    this.parcels = parcels;
    this.emos = emos;
    this.gates = gates;
  }

  /** An operator with merchants of every agreement on netting, two bank accounts, and an agent in Lashio. */
  static async open(): Promise<MonthPeople> {
    const parcels = await ParcelFixture.open();
    const people = new MonthPeople(parcels, await EmoDesk.open(parcels.app), await GateDesk.open(parcels));
    await people.#begin();
    return people;
  }

  close(): Promise<void> {
    return this.parcels.close();
  }

  async call<Id extends EndpointId>(
    who: string,
    id: Id,
    input: { [Part in keyof CallInput<Id>]?: unknown },
  ): Promise<CallOutput<Id>> {
    return (await this.parcels.as(who)).call(id, input);
  }

  /** Returns the data of the answer, or the code of the refusal. */
  async try(who: string, id: EndpointId, input: object): Promise<{ data: never; code: string | undefined }> {
    const { body } = await (await this.parcels.as(who)).try(id, input);
    return body as unknown as { data: never; code: string | undefined };
  }

  /** Sends a call with files, as a form. */
  async form<Data>(who: string, url: string, fields: Parameters<typeof multipart>[0]): Promise<Data> {
    const client = await this.parcels.as(who);
    const answer = (await client.send({ method: 'POST', url, ...(await multipart(fields)) })).json();
    if (!answer.data) throw new Error(`${url}: ${JSON.stringify(answer)}`);
    return answer.data as Data;
  }

  get today(): string {
    return businessDate(this.parcels.app.clock());
  }

  nextDay(): void {
    this.parcels.nextDay();
    this.emos.later(0);
  }

  staff(name: string): number {
    return this.parcels.staff[name] ?? 0;
  }

  branch(code: string): number {
    return this.parcels.branches[code] ?? 0;
  }

  async #begin(): Promise<void> {
    for (const [net_credit, net_return, net_gate_submit] of [
      [false, true, false],
      [true, true, true],
      [false, false, false],
    ]) {
      const id = await this.parcels.merchant();
      await this.parcels.ask(
        'update customer set net_credit = $2, net_return = $3, net_gate_submit = $4, phones = array[$5] where id = $1',
        [id, net_credit, net_return, net_gate_submit, `0979${String(id).padStart(7, '0')}`],
      );
      const { data } = await this.call('manager', 'customers.proposeBank', {
        params: { id },
        body: { bank: 'KBZ', bank_holder: 'ဒေါ်ခင်ဝင်း', bank_account: `0991${String(id).padStart(10, '0')}` },
      });
      const bank = data.banks[0]?.id ?? 0;
      await this.call('owner', 'customers.confirmBank', { params: { id }, body: { bank_id: bank } });
      this.merchants.push({ id, bank });
    }
    const [main] = (await this.call('finance', 'bank_accounts.list', { query: {} })).data;
    const columns = { col_day: 'Date', col_out: 'Withdrawal', col_in: 'Deposit', col_reference: 'Reference' };
    const { data: other } = await this.call('finance', 'bank_accounts.create', {
      body: {
        name: 'AYA current',
        bank: 'AYA',
        number: '20011',
        holder: 'Waybill',
        opening_balance: 2_000_000,
        ...columns,
        col_details: 'Description',
      },
    });
    this.accounts = { main: main?.id ?? 0, other: other.id };
    this.book.other = String(other.id);
    await this.#opens({ bank_account_id: other.id }, 2_000_000, `bank ${other.id}`);
    await this.#opens({ branch_id: this.branch('MDY') }, 150_000, 'cash:branch MDY');
    const { data } = await this.call('lso.manager', 'agent_services.create', {
      body: { service: 'cod', commission_kind: 'percent', commission_percent: 500 },
    });
    const starts_on = this.today;
    await this.call('md', 'agent_services.confirm', { params: { id: data.id }, body: { starts_on } });
  }

  /** Opening balance: entered by one person, confirmed by another. */
  async #opens(where: object, amount: number, account: string): Promise<void> {
    const body = { bank_account_id: null, branch_id: null, amount, note: 'letter', on_top: true, ...where };
    const { data } = await this.call('finance', 'opening_balances.create', { body });
    await this.call('md', 'opening_balances.confirm', { params: { id: data.id } });
    this.book.move({ [account]: amount, equity: -amount });
  }

  /** Thirty days later, everyone signs in again; uncollected orders return to their senders. */
  async thirtyDaysLater(): Promise<void> {
    for (let day = 0; day < 31; day++) this.nextDay();
    const { services, db } = this.parcels.app.app.waybill;
    await returnUnfetched({ services, db });
  }

  /** Returns the balance of every account in the product's books. */
  async ledger(): Promise<[string, number][]> {
    const rows = await this.parcels.ask<{ account: string; held: number }>(`
      select concat_ws(' ', a.kind, coalesce(b.code, st.user_name, a.customer_id::text), a.name) as account, sum(p.amount)::bigint as held
      from posting p
      join account a on a.id = p.account_id
      left join branch b on b.id = a.branch_id
      left join staff st on st.id = a.staff_id
      group by 1 having sum(p.amount) <> 0`);
    return rows.map(({ account, held }): [string, number] => [account, held]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}
