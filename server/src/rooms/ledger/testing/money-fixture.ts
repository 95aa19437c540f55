import type { ClearanceGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import { codLife, type CodCommand } from '@waybill/domain/rooms/labels/cod-states.ts';
import { labelStatuses, type LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { PaymentType } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { LabelMoneyEventName } from '@waybill/domain/rooms/ledger/label-postings.ts';
import { codFee } from '@waybill/domain/rooms/tariffs/cod-fee.ts';
import { startTestApp, type TestApp } from '../../../kernel/testing/app.ts';
import type { Tables } from '../../../kernel/db/tables.ts';
import { recomputeCodReadiness } from '../../cod/cod.door.ts';
import { postLabelEvents, reverseEntries } from '../journals.door.ts';
import { readLabelMoney } from '../ledger.door.ts';

type Tx = Transaction<Tables>;

export interface FixtureLabel {
  readonly id: number;
  readonly code: string;
  readonly branch: number;
}

interface LabelOptions {
  readonly merchant: number | null;
  readonly payment: PaymentType;
  readonly cod: number;
  readonly shipping: number;
  readonly returnFee?: number;
  readonly branch?: number;
  readonly type?: 'fcs_express' | 'mm_post';
  readonly fees?: readonly { readonly name: string; readonly amount: number }[];
}

let serial = 0;

/** Creates labels with their entries, state and money as the rooms of labels and tracking do, directly in the tables. */
export class MoneyFixture {
  readonly app: TestApp;
  readonly db: Kysely<Tables>;
  /** The statements that the fixture itself sent to the database, as opposed to the app's. */
  readonly statements: string[] = [];
  branches!: Readonly<Record<string, number>>;
  people!: Readonly<Record<string, number>>;

  private constructor(app: TestApp) {
    this.app = app;
    this.db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: app.database.pool }),
      log: ({ query }) => void this.statements.push(query.sql),
    });
  }

  static async open(): Promise<MoneyFixture> {
    const fixture = new MoneyFixture(await startTestApp());
    fixture.branches = Object.fromEntries(
      (await fixture.db.selectFrom('branch').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]),
    );
    fixture.people = Object.fromEntries(
      (await fixture.db.selectFrom('staff').select(['user_name', 'id']).execute()).map(({ user_name, id }) => [
        user_name,
        id,
      ]),
    );
    return fixture;
  }

  close(): Promise<void> {
    return this.app.close();
  }

  inTx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.db.transaction().execute(work);
  }

  async merchant(
    change: {
      branch?: number;
      gate?: ClearanceGate;
      limit?: number;
      netCredit?: boolean;
      netReturn?: boolean;
      name?: string;
      phone?: string;
    } = {},
  ): Promise<number> {
    const now = this.app.clock();
    serial++;
    const name = change.name ?? `Merchant ${serial}`;
    const { id } = await this.db
      .insertInto('customer')
      .values({
        type: 'merchant',
        customer_name: name,
        business_name: name,
        branch_id: change.branch ?? this.branches['YGN']!,
        status: 'active',
        search_key: searchKey(name),
        clearance_gate: change.gate ?? 'strict',
        clearance_gate_limit: change.limit ?? 0,
        net_credit: change.netCredit ?? false,
        net_return: change.netReturn ?? true,
        // An own phone: labels that share one have the same receiver.
        phones: [change.phone ?? `0979${String(serial).padStart(7, '0')}`],
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** An own account by default. */
  async bankOf(
    merchant: number,
    status: 'proposed' | 'confirmed',
    bank_account = `999307${String(merchant).padStart(7, '0')}`,
  ): Promise<number> {
    const now = this.app.clock();
    const decided = status === 'confirmed' ? { decided_by: this.people['finance']!, decided_at: now } : {};
    const { id } = await this.db
      .insertInto('customer_bank')
      .values({
        customer_id: merchant,
        bank: 'KBZ',
        bank_holder: 'U Ba',
        bank_account,
        status,
        proposed_by: this.people['manager']!,
        proposed_at: now,
        ...decided,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Creates an accepted label, with the money of its acceptance. */
  async label(options: LabelOptions): Promise<FixtureLabel> {
    const [made] = await this.labels(options, 1);
    return made!;
  }

  async labels(options: LabelOptions, count: number): Promise<FixtureLabel[]> {
    const branch = options.branch ?? this.branches['YGN']!;
    const now = this.app.clock();
    const made = await this.db
      .insertInto('label')
      .values(
        Array.from({ length: count }, () => {
          const cod = codFee('standard', options.cod);
          return {
            tracking_code: `EX${String(++serial).padStart(8, '0')}9XM`,
            merchant_id: options.merchant,
            branch_id: branch,
            source_branch_id: branch,
            deliver_branch_id: branch,
            source_name: 'Sender',
            source_phone: ['09791234567'],
            destination_name: 'Receiver',
            destination_phone: ['09797654321'],
            delivery_type: 'home',
            type: options.type ?? 'fcs_express',
            item_type: 'parcel',
            weight_g: 1000,
            service_type: 'express',
            accept_type: options.cod > 0 ? 'cod' : 'walkin',
            rating_type: 'weight',
            payment_type: options.payment,
            cod_amount: options.cod,
            cod_percent: cod.percent,
            cod_fee: cod.fee,
            shipping_fee: options.shipping,
            shipping_total: options.shipping,
            return_fee: options.returnFee ?? 0,
            price: JSON.stringify({ lines: options.fees ?? [{ name: 'shipping', amount: options.shipping }] }),
            search_key: 'x',
            created_at: now,
            updated_at: now,
          };
        }),
      )
      .returning(['id', 'tracking_code as code'])
      .execute();
    const labels = made.map((row) => ({ ...row, branch }));
    await this.inTx(async (tx) => {
      const status = 'accept_from_origin_branch' satisfies LabelStatus;
      const entries = await tx
        .insertInto('label_entry')
        .values(labels.map(({ id }) => ({ label_id: id, status, at: now, recorded_at: now, branch_id: branch })))
        .returning(['id', 'label_id'])
        .execute();
      await tx
        .insertInto('label_state')
        .values(
          entries.map((entry) => ({
            label_id: entry.label_id,
            status,
            rollup: labelStatuses[status].rollup,
            shipping_type: 'direct',
            accept_branch_id: branch,
            deliver_branch_id: branch,
            holder_branch_id: branch,
            entry_id: entry.id,
            status_at: now,
            accepted_at: now,
            cod_status: options.cod > 0 ? codLife.initial : null,
          })),
        )
        .execute();
      await this.#post(tx, 'accepted', entries, { branch, courier: null });
    });
    return labels;
  }

  /** Delivers at the door by a courier, at the counter, or by the mail post. Returns the entries by label. */
  deliver(labels: readonly FixtureLabel[], by: { courier?: number; mmpost?: true } = {}): Promise<Map<number, number>> {
    return this.#happen('delivered', 'delivered', 'deliver', labels, {
      courier: by.courier ?? null,
      mmpost: by.mmpost,
    });
  }

  giveBack(labels: readonly FixtureLabel[]): Promise<Map<number, number>> {
    return this.#happen('return_confirmed', 'return_confirmed', 'cancel', labels, { courier: null });
  }

  /** Reverses the delivery, as a rollback does. */
  async undo(label: FixtureLabel, entryId: number): Promise<void> {
    const now = this.app.clock();
    await this.inTx(async (tx) => {
      const { id } = await tx
        .insertInto('label_entry')
        .values({
          label_id: label.id,
          status: 'rollback',
          viewable: false,
          at: now,
          recorded_at: now,
          undoes_id: entryId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await reverseEntries(tx, [{ entry_id: entryId, rollback_entry_id: id, at: now }]);
      await tx.updateTable('label_entry').set({ viewable: false }).where('id', '=', entryId).execute();
      await tx
        .updateTable('label_state')
        .set({ status: 'send_to_destination_address', delivered_at: null, cod_status: codLife.initial })
        .where('label_id', '=', label.id)
        .execute();
    });
  }

  async #happen(
    event: LabelMoneyEventName,
    status: LabelStatus,
    command: CodCommand,
    labels: readonly FixtureLabel[],
    how: { courier: number | null; mmpost?: true | undefined },
  ): Promise<Map<number, number>> {
    const now = this.app.clock();
    return this.inTx(async (tx) => {
      const entries = await tx
        .insertInto('label_entry')
        .values(
          labels.map(({ id, branch }) => ({
            label_id: id,
            status,
            at: now,
            recorded_at: now,
            branch_id: branch,
            staff_id: how.courier,
          })),
        )
        .returning(['id', 'label_id'])
        .execute();
      const ids = labels.map(({ id }) => id);
      await tx
        .updateTable('label_state')
        .set((row) => ({
          previous: row.ref('status'),
          status,
          rollup: labelStatuses[status].rollup,
          status_at: now,
          ...(event === 'delivered' ? { delivered_at: now } : {}),
        }))
        .where('label_id', 'in', ids)
        .execute();
      await sql`
        update label_state s
        set entry_id = e.id
        from label_entry e
        where e.id = any(${entries.map(({ id }) => id)}::bigint[]) and s.label_id = e.label_id`.execute(tx);
      await tx
        .updateTable('label_state')
        .set({ cod_status: codLife.commands[command].to })
        .where('label_id', 'in', ids)
        .where('cod_status', 'is not', null)
        .execute();
      await this.#post(tx, event, entries, { branch: labels[0]!.branch, ...how });
      if (event === 'delivered') await recomputeCodReadiness(tx, { labels: ids });
      return new Map(entries.map(({ id, label_id }) => [label_id, id]));
    });
  }

  async #post(
    tx: Tx,
    event: LabelMoneyEventName,
    entries: readonly { id: number; label_id: number }[],
    how: { branch: number; courier: number | null; mmpost?: true | undefined },
  ): Promise<void> {
    const money = await readLabelMoney(
      tx,
      entries.map(({ label_id }) => label_id),
    );
    await postLabelEvents(
      tx,
      entries.map(({ id, label_id }) => ({
        event,
        label_id,
        entry_id: id,
        at: this.app.clock(),
        branch_id: how.branch,
        courier_id: how.courier,
        collected_by: how.mmpost ? 'mmpost' : null,
        ...money.get(label_id)!,
      })),
    );
  }

  /** Returns the balance of accounts of a kind, of one owner or all of them: a debit is positive. */
  async balance(kind: string, owner?: number | string): Promise<number> {
    const { rows } = await this.app.database.pool.query<{ sum: number }>(
      `
        select coalesce(sum(p.amount), 0)::bigint as sum
        from posting p
        join account a on a.id = p.account_id
        where a.kind = $1
          and ($2::text is null or coalesce(a.name, coalesce(a.staff_id, a.branch_id, a.customer_id)::text) = $2)`,
      [kind, owner === undefined ? null : String(owner)],
    );
    return rows[0]?.sum ?? 0;
  }

  async codStatus(label: FixtureLabel): Promise<string | null> {
    return (
      await this.db
        .selectFrom('label_state')
        .select('cod_status')
        .where('label_id', '=', label.id)
        .executeTakeFirstOrThrow()
    ).cod_status;
  }
}
