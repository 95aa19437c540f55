import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { makeTrackingCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { ItemType, LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { WorkQueue } from '@waybill/domain/rooms/labels/work-queues.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { Scan, ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { multipart, type SentFile } from '../../../kernel/testing/multipart.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';

export interface MadeParcel {
  readonly id: number;
  readonly code: string;
}

export interface ParcelOptions {
  readonly from?: string;
  readonly to?: string;
  readonly status?: 'created' | 'pending';
  readonly payment?: 'sender_pay' | 'receiver_pay' | 'from_cod' | 'credit';
  readonly cod?: number;
  readonly type?: 'fcs_express' | 'mm_post';
  readonly gate?: boolean;
  readonly instant?: boolean;
  readonly fetched?: boolean;
  readonly merchant?: number | null;
  readonly services?: readonly LabelService[];
  readonly pieces?: number;
  readonly item?: ItemType;
  /** A phone of the sender. */
  readonly phone?: string | undefined;
}

type ScanFields = Partial<{
  status: LabelStatus;
  queue: WorkQueue;
  to_staff_id: number;
  to_branch_id: number;
  reason: string;
  mp_tracking_code: string;
  confirmed: boolean;
  remark: string;
  device: string;
  scanned_by: string;
  scan_id: string;
  scanned_at: string;
  branch_id: number;
  paid: NonNullable<Scan['paid']>;
}>;

let serial = 20_000_000;
let scans = 0;
export const scanId = (): string => `test-scan-${++scans}`;

/** The product with parcels: labels as the room of labels leaves them, waiting for acceptance, and people who scan. */
export class ParcelFixture {
  readonly app: TestApp;
  private readonly signingIn = new Map<string, Promise<TestClient>>();
  readonly people = new Map<string, TestClient>();
  branches!: Readonly<Record<string, number>>;
  staff!: Readonly<Record<string, number>>;

  private constructor(app: TestApp) {
    this.app = app;
  }

  /** Opens it on a new app, or on an existing one. */
  static async open(env: Record<string, string> = {}, app?: TestApp): Promise<ParcelFixture> {
    const fixture = new ParcelFixture(app ?? (await startTestApp({ env })));
    fixture.branches = Object.fromEntries(
      (await fixture.ask<{ code: string; id: number }>('select code, id from branch')).map(({ code, id }) => [
        code,
        id,
      ]),
    );
    fixture.staff = Object.fromEntries(
      (await fixture.ask<{ user_name: string; id: number }>('select user_name, id from staff')).map(
        ({ user_name, id }) => [user_name, id],
      ),
    );
    return fixture;
  }

  close(): Promise<void> {
    return this.app.close();
  }

  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.app.database.pool.query<Row>(text, values)).rows;
  }

  async as(name: string): Promise<TestClient> {
    const known = this.people.get(name);
    if (known) return known;
    // Somebody who is asked for many times at once signs in once, as a person does.
    const under = this.signingIn.get(name) ?? this.app.as(name);
    this.signingIn.set(name, under);
    const client = await under;
    this.signingIn.delete(name);
    this.people.set(name, client);
    return client;
  }

  /** A new day, on which everybody signs in again. */
  nextDay(): void {
    this.app.clock.advance({ days: 1 });
    this.people.clear();
  }

  async merchant(attempts = 3): Promise<number> {
    const [row] = await this.ask<{ id: number }>(
      `insert into customer (type, customer_name, branch_id, status, attempts, search_key, created_at, updated_at) values ('merchant', 'Shwe Shop', $1, 'active', $2, 'shweshop', now(), now()) returning id`,
      [this.branches.YGN, attempts],
    );
    return row?.id as number;
  }

  /** Labels straight in the tables, all alike. */
  async parcels(count: number, options: ParcelOptions = {}): Promise<MadeParcel[]> {
    const codes = Array.from({ length: count }, () => makeTrackingCode('EX', ++serial));
    const {
      from = 'YGN',
      to = 'MDY',
      status = 'pending',
      payment = 'sender_pay',
      cod = 0,
      type = 'fcs_express',
      gate = false,
      instant = false,
      fetched = false,
      merchant = null,
      services = [],
      pieces = 1,
      item = 'parcel',
      phone = '0979111',
    } = options;
    return this.ask<MadeParcel>(
      `
      with made as (
        insert into label (tracking_code, merchant_id, branch_id, source_branch_id, deliver_branch_id, source_name, source_phone, destination_name, destination_phone, delivery_type, instant_deliver, gate_submit, type,
          item_type, weight_g, service_type, accept_type, rating_type, payment_type, cod_amount, cod_fee, shipping_fee, shipping_total, return_fee, price, search_key, created_at, updated_at, services, pieces)
        select c, $2::bigint, $3::bigint, $3::bigint, $4::bigint, 'Sender', array[$17::text], 'Receiver', '{0979222}', $5, $6::boolean, $7::boolean, $8, $16, 1000, 'express', case when $9::bigint > 0 then 'cod' else 'walkin' end, 'weight', $10, $9::bigint,
          $9::bigint / 50, 2500, 2500, 1500, '{"lines":[{"name":"shipping","amount":2500}]}', lower(c), $12::timestamptz, $12::timestamptz, $14::text[], $15::int from unnest($1::text[]) c returning id, tracking_code),
      begun as (insert into label_entry (label_id, status, at, recorded_at, branch_id) select id, $11, $12::timestamptz, $12::timestamptz, $3::bigint from made returning id, label_id),
      stands as (insert into label_state (label_id, status, rollup, shipping_type, deliver_branch_id, holder_branch_id, entry_id, status_at, cod_status)
        select label_id, $11, 'process', 'normal', $4::bigint, $3::bigint, id, $12::timestamptz, case when $9::bigint > 0 then $13 end from begun)
      select id, tracking_code as code from made order by id`,
      [
        codes,
        merchant,
        this.branches[from],
        this.branches[to],
        fetched ? 'branch' : 'home',
        instant,
        gate,
        type,
        cod,
        payment,
        status,
        this.app.clock(),
        codLife.initial,
        services,
        pieces,
        item,
        phone,
      ],
    );
  }

  async parcel(options: ParcelOptions = {}): Promise<MadeParcel> {
    const [made] = await this.parcels(1, options);
    return made as MadeParcel;
  }

  async scanMany(who: string, list: readonly ({ code: string } & ScanFields)[]): Promise<CallOutput<'tracking.scan'>> {
    const client = await this.as(who);
    return client.call('tracking.scan', {
      body: {
        scans: list.map(({ code, ...fields }) => ({
          scan_id: scanId(),
          tracking_code: code,
          scanned_at: this.app.clock().toISOString(),
          ...fields,
        })),
      },
    });
  }

  async scan(who: string, parcel: MadeParcel, fields: ScanFields = {}): Promise<ScanResult> {
    const { data } = await this.scanMany(who, [{ code: parcel.code, ...fields }]);
    return data[0] as ScanResult;
  }

  /** Hands in what the receiver left for a scan that is still to come; `kept`, `not kept` or the code of the refusal. */
  async prove(
    who: string,
    parcel: Pick<MadeParcel, 'code'>,
    proof: Readonly<Record<string, string | SentFile>> & { readonly scan_id: string },
  ): Promise<string> {
    const { payload, headers } = await multipart({ tracking_code: parcel.code, ...proof });
    const response = await (await this.as(who)).send({ method: 'POST', url: '/api/proof', payload, headers });
    const answer = response.json();
    const [field] = Object.values<{ code: string }[]>(answer.errors ?? {});
    return response.statusCode < 300 ? (answer.kept ? 'kept' : 'not kept') : (field?.[0]?.code ?? answer.code);
  }

  /** As `scan`, for steps that a test needs behind it. */
  async step(who: string, parcel: MadeParcel, fields: ScanFields = {}): Promise<ScanResult> {
    const result = await this.scan(who, parcel, fields);
    if (result.result !== 'applied')
      throw new Error(
        `${who} ${fields.status ?? ''}: ${result.code} ${result.message} ${JSON.stringify(result.values)}`,
      );
    this.app.clock.advance({ minutes: 1 });
    return result;
  }

  /** The latest viewable entry of a parcel: what a rollback names. */
  async lastEntry(parcel: MadeParcel): Promise<number> {
    return Number((await this.state(parcel)).entry_id);
  }

  async state(parcel: MadeParcel): Promise<Record<string, unknown>> {
    const [row] = await this.ask<Record<string, unknown>>('select * from label_state where label_id = $1', [parcel.id]);
    return row ?? {};
  }

  async entries(parcel: MadeParcel): Promise<{ status: string; viewable: boolean; inferred: boolean }[]> {
    return this.ask(
      'select status, viewable, inferred, reason, staff_id, branch_id, to_staff_id, to_branch_id from label_entry where label_id = $1 order by id',
      [parcel.id],
    );
  }

  /** The balance of accounts of a kind: a debit is positive. */
  async balance(kind: string): Promise<number> {
    const [row] = await this.ask<{ sum: number }>(
      'select coalesce(sum(p.amount), 0)::bigint as sum from posting p join account a on a.id = p.account_id where a.kind = $1',
      [kind],
    );
    return row?.sum ?? 0;
  }
}
