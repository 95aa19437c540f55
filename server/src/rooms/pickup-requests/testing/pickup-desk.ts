import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { PickupDetail } from '@waybill/contract/rooms/pickup-requests/pickup-request-shapes.ts';
import { ParcelFixture } from '../../tracking/testing/parcel-fixture.ts';

/** The business day of the test clock. */
export const today = '2026-11-21';
/** Numbers in their order, for comparing sets of them. */
export const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

/** The product with a merchant of Yangon who has an address, its townships by name, and people who ask for pickups and go there. */
export class PickupDesk {
  readonly fixture: ParcelFixture;
  merchant!: { id: number; phone: string[]; place_id: number };
  places!: Readonly<Record<string, number>>;

  private constructor(fixture: ParcelFixture) {
    this.fixture = fixture;
  }

  static async open(): Promise<PickupDesk> {
    const desk = new PickupDesk(await ParcelFixture.open());
    const [row] = await desk.fixture.ask<PickupDesk['merchant']>(
      "select c.id, c.phones as phone, a.place_id from customer c join customer_address a on a.customer_id = c.id and a.is_default where c.business_name = 'Lucky Shoes'",
    );
    if (!row) throw new Error('the demo operator has no Lucky Shoes');
    desk.merchant = row;
    const clerk = await desk.fixture.as('staff');
    const { data } = await clerk.call('places.townships', {});
    desk.places = Object.fromEntries(data.map(({ name_en, id }) => [name_en, id]));
    return desk;
  }

  body(change: object = {}) {
    return {
      phone: ['09440099887'],
      name: 'မနှင်းဆီ',
      place_id: this.places['Hlaing'],
      street: 'ဘူတာလမ်း',
      time_request: today,
      day_part: 'morning',
      vehicle: 'motor_bike',
      counts: 4,
      weight: 2.5,
      include_products: 'ဖိနပ်',
      ...change,
    };
  }

  async make(change: object = {}, by = 'staff'): Promise<PickupDetail> {
    const client = await this.fixture.as(by);
    return (await client.call('pickup_requests.create', { body: this.body(change) })).data;
  }

  /** A command, whatever comes of it. */
  async give<Id extends EndpointId>(by: string, id: Id, pickup: { readonly id: number }, body: object = {}) {
    return (await this.fixture.as(by)).try(id, { params: { id: pickup.id }, body });
  }

  /** A command that a test needs behind it: what the request is afterwards. */
  async done(by: string, id: EndpointId, pickup: { readonly id: number }, body: object = {}): Promise<PickupDetail> {
    const { status, body: answer } = await this.give(by, id, pickup, body);
    if (status >= 300) throw new Error(`${id}: ${status} ${JSON.stringify(answer)}`);
    return (answer as unknown as { data: PickupDetail }).data;
  }

  /** A visit that its courier has accepted. */
  async ongoing(change: object = {}): Promise<PickupDetail> {
    const made = await this.make({ postman_id: this.fixture.staff['postman'], ...change });
    return this.done('postman', 'pickup_requests.accept', made);
  }

  async bell(by: string): Promise<CallOutput<'pickup_requests.noti'>> {
    return (await this.fixture.as(by)).call('pickup_requests.noti', {});
  }
}

/** A pickup costs 500 from today on. */
export async function chargePickups(desk: PickupDesk): Promise<void> {
  const admin = await desk.fixture.as('admin');
  const names = { name_en: 'Pickups', name_mm: 'လာယူခ', name_zh: null };
  const copy_of = (await admin.call('tariffs.list', {})).data[0]?.id;
  const made = (await admin.call('tariffs.create', { body: { ...names, valid_from: today, copy_of } })).data;
  const { offered, steps, version } = made;
  const body = { ...names, ...made.rates, pickup: 500, valid_from: today, note: null, offered, steps, version };
  const { data } = await admin.call('tariffs.edit', { params: { id: made.id }, body });
  await admin.call('tariffs.publish', { params: { id: made.id }, body: { version: data.version } });
}
