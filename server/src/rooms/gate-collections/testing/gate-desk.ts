import type {
  GateCollectionDetail,
  GateLineRow,
} from '@waybill/contract/rooms/gate-collections/gate-collections.contract.ts';
import { multipart, samples } from '../../../kernel/testing/multipart.ts';
import { ParcelFixture, scanId, type MadeParcel } from '../../tracking/testing/parcel-fixture.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly data: GateCollectionDetail; readonly code?: string; readonly values?: object };
}

/** Parcels on their way through a bus gate, and the people of a branch who settle with it: staff gives, manager confirms, accountant makes, owner counts. */
export class GateDesk {
  readonly fixture: ParcelFixture;
  private slips = 0;

  private constructor(fixture: ParcelFixture) {
    this.fixture = fixture;
  }

  static async open(fixture?: ParcelFixture): Promise<GateDesk> {
    return new GateDesk(fixture ?? (await ParcelFixture.open()));
  }

  close(): Promise<void> {
    return this.fixture.close();
  }

  /** Gives parcels of a merchant to a gate on one slip; confirmed by default. */
  async handed(
    cods: readonly number[],
    how: { merchant?: number; gate?: string; phone?: string | undefined; confirmed?: boolean } = {},
  ): Promise<{ slip: number; merchant: number; parcels: MadeParcel[] }> {
    const { fixture } = this;
    const merchant = how.merchant ?? (await fixture.merchant());
    const parcels: MadeParcel[] = [];
    for (const cod of cods) parcels.push(await fixture.parcel({ gate: true, merchant, cod }));
    await fixture.scanMany(
      'staff',
      parcels.map(({ code }) => ({ code })),
    );
    fixture.app.clock.advance({ minutes: 1 });
    const slip = await this.slip(how.gate ?? `ဂိတ် ${++this.slips}`, how.phone);
    await this.give(slip, parcels);
    if (how.confirmed !== false) await this.confirm(slip);
    return { slip, merchant, parcels };
  }

  async slip(gate_name: string, gate_phone = `0979111${String(100 + ++this.slips)}`): Promise<number> {
    const form = await multipart({
      gate_name,
      gate_phone,
      slip_number: `S-${++this.slips}`,
      slip_photo: { name: 'slip.png', content: samples.png },
    });
    const answer = await (await this.fixture.as('staff')).send({ method: 'POST', url: '/api/gate-slip', ...form });
    return answer.json().data.id;
  }

  async give(gate_slip_id: number, parcels: readonly MadeParcel[]): Promise<void> {
    const { fixture } = this;
    const scanned_at = fixture.app.clock().toISOString();
    const scans = parcels.map(({ code: tracking_code }) => ({
      scan_id: scanId(),
      tracking_code,
      scanned_at,
      gate_slip_id,
    }));
    await (await fixture.as('staff')).call('gate_slips.scan', { body: { scans } });
    fixture.app.clock.advance({ minutes: 1 });
  }

  /** Confirms, as receivers, that everything on a slip arrived. */
  async confirm(slip: number): Promise<void> {
    const [staff, manager] = [await this.fixture.as('staff'), await this.fixture.as('manager')];
    const { data } = await staff.call('gate_slips.parcels', { query: { gate_slip_id: String(slip) } });
    const body = { word_by: 'receiver', word_name: 'Daw Khin', word_phone: '0979333444' } as const;
    for (const { id } of data) await manager.call('gate_slips.confirm', { params: { id }, body });
    this.fixture.app.clock.advance({ minutes: 1 });
  }

  async make(slip: number, charge_each = 0, more: { by?: string; charge_by?: string } = {}): Promise<Answer> {
    const { by = 'accountant', charge_by = 'operator' } = more;
    const body = { gate_slip_id: slip, charge_each, charge_by };
    return (await (await this.fixture.as(by)).try('gate_collections.create', { body: body as never })) as Answer;
  }

  async count(
    who: string,
    { id, version }: Pick<GateCollectionDetail, 'id' | 'version'>,
    counted: number,
    more: object = {},
  ): Promise<Answer> {
    const form = await multipart({ counted, method: 'cash', version, ...more });
    const answer = await (
      await this.fixture.as(who)
    ).send({ method: 'POST', url: `/api/gate-collection/${id}/complete`, ...form });
    return { status: answer.statusCode, body: answer.json() };
  }

  async lines({ id }: Pick<GateCollectionDetail, 'id'>): Promise<GateLineRow[]> {
    const owner = await this.fixture.as('owner');
    return (await owner.call('gate_collections.lines', { query: { gate_collection_id: String(id), per_page: 200 } }))
      .data;
  }

  async change(
    who: string,
    id: number,
    call: 'setLine' | 'leaveOut' | 'approve' | 'void' | 'settle',
    body: object,
  ): Promise<Answer> {
    return (await (
      await this.fixture.as(who)
    ).try(`gate_collections.${call}`, { params: { id }, body: body as never })) as Answer;
  }

  /** Confirms all cash of the branch at the bank. */
  async bankAll(): Promise<void> {
    const [cashier, finance] = [await this.fixture.as('supervisor'), await this.fixture.as('finance')];
    const till = (await cashier.call('handovers.branchCash', {})).data.find(
      ({ branch }) => branch.id === this.fixture.branches['YGN'],
    );
    const declared = till?.balance ?? 0;
    const { id } = (await cashier.call('handovers.send', { body: { kind: 'bank', declared } })).data;
    await finance.call('handovers.count', { params: { id }, body: { counted: declared } });
  }

  async codStatus(parcel: MadeParcel): Promise<unknown> {
    return (await this.fixture.state(parcel)).cod_status;
  }
}
