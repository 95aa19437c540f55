import { sql, type RawBuilder } from 'kysely';
import { namedJson, keyName, personName } from '../../kernel/sql/names.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { maskPersonal } from '@waybill/domain/kernel/personal-details.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { PlaceFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import { isLabelNumber } from '@waybill/domain/rooms/prints/reprint.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { PaymentChannelOption } from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import type { PrintLabel, PrintParty, PrintRow } from '@waybill/contract/rooms/prints/prints.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { parcelQrs, readChannelOptions } from '../payment-channels/payment-channels.door.ts';
import { readPlaces } from '../places/places.door.ts';

interface RawSide {
  name: string;
  phones: string[];
  no: string | null;
  street: string | null;
  address: string | null;
  postcode: string | null;
  place_id: number | null;
}

interface RawLabel extends Omit<PrintLabel, 'source' | 'destination' | 'weight' | 'cod_charge' | 'pay_qr'> {
  source: RawSide;
  destination: RawSide;
  weight_g: number;
  return_fee: number;
  deliver_branch_id: number;
}

function side(of: 'source' | 'destination'): RawBuilder<RawSide> {
  const column = (name: string) => sql.ref(`l.${of}_${name}`);
  return sql`
    json_build_object('name', ${column('name')}, 'phones', ${column('phone')}, 'no', ${column('no')}, 'street',
      ${column('street')}, 'address', ${column('address')},
    'postcode', ${column('postcode')}, 'place_id', ${column('place_id')})`;
}

function branch(alias: 'ob' | 'db'): RawBuilder<unknown> {
  return namedJson(alias, ['code', 'town']);
}

/** The labels that were asked for by number or code and are the viewer's to see, in no order: one statement, however many. */
async function readRaw(db: Database, viewer: SessionViewer, wanted: readonly string[]): Promise<RawLabel[]> {
  const numbers = wanted.filter(isLabelNumber).map(Number);
  const codes = wanted.filter((one) => !isLabelNumber(one));
  return readRecords(
    db,
    sql<RawLabel>`
    select l.id, l.tracking_code, l.mp_tracking_code, l.reference_id, ${side('source')} as source,
      ${side('destination')} as destination, l.destination_country, ${branch('ob')} as source_branch, ${branch('db')} as deliver_branch,
      l.type, l.item_type, l.service_type, l.accept_type, l.payment_type, l.delivery_type, l.pickup_at_po,
      l.gate_submit, l.services, l.preprint_type, l.item_name, l.include_products, l.remark,
      l.weight_g, l.pieces, l.declared_value, l.cod_amount, l.cod_fee, l.shipping_fee, l.services_fee, l.insurance_fee,
      l.extra_charge, l.discount, l.tax, l.shipping_total, l.return_fee, s.deliver_branch_id, l.created_at,
      coalesce(${personName('l.created_by')}, ${keyName('l.api_key_id')}) as created_by, coalesce((select max(p.copy) from label_print p where p.label_id = l.id), 0) as printed
    from label l
    join label_state s on s.label_id = l.id
    join branch ob on ob.id = coalesce(s.accept_branch_id, l.source_branch_id)
    join branch db on db.id = s.deliver_branch_id
    where (l.id = any(${numbers}::bigint[]) or l.tracking_code = any(${codes}::text[])) and ${visibleLabels(viewer)}`,
  );
}

/** Reads the labels to print, each once and in the requested order, and lists those that this viewer cannot see (N-13). */
export async function readPrintLabels(
  db: Database,
  viewer: SessionViewer,
  wanted: readonly string[],
  now: Date,
): Promise<{ data: PrintLabel[]; missing: string[] }> {
  const raw = await readRaw(db, viewer, wanted);
  const channels = await readChannelOptions(db, now);
  const isWhole = isOutside(viewer) || can(viewer, 'label.print_details');
  const places = await readPlaces(
    db,
    raw.flatMap(({ source, destination }) => [source.place_id, destination.place_id]).filter((id) => id !== null),
  );
  const found = new Map<string, PrintLabel>();
  for (const one of raw) {
    const label = isWhole ? labelOf(one, places, channels) : withoutPhones(labelOf(one, places, channels));
    found.set(String(one.id), label).set(one.tracking_code, label);
  }
  const inOrder = wanted.map((one) => found.get(one));
  return {
    data: [...new Set(inOrder.filter((label) => label !== undefined))],
    missing: wanted.filter((_, at) => inOrder[at] === undefined),
  };
}

function labelOf(
  { source, destination, weight_g, return_fee, created_at, deliver_branch_id, ...label }: RawLabel,
  places: ReadonlyMap<number, PlaceFacts>,
  channels: readonly PaymentChannelOption[],
): PrintLabel {
  const { cod_charge } = moneyOf({
    payment_type: label.payment_type,
    cod_amount: label.cod_amount,
    cod_fee: label.cod_fee,
    shipping_total: label.shipping_total,
    return_fee,
  });
  const of = { branchId: deliver_branch_id, amount: cod_charge, code: label.tracking_code };
  return {
    ...label,
    source: partyOf(source, places),
    destination: partyOf(destination, places),
    weight: weight_g / 1000,
    created_at,
    cod_charge,
    pay_qr: parcelQrs(channels, 'on_label', of)[0] ?? null,
  };
}

const withoutPhones = ({ source, destination, ...label }: PrintLabel): PrintLabel => ({
  ...label,
  source: maskedParty(source),
  destination: maskedParty(destination),
});
const maskedParty = ({ phones, ...party }: PrintParty): PrintParty => ({
  ...party,
  phones: phones.map((phone) => maskPersonal('phone', phone)),
});

/** A township that is also its own town is printed once. */
function partyOf({ place_id, ...party }: RawSide, places: ReadonlyMap<number, PlaceFacts>): PrintParty {
  const facts = place_id === null ? undefined : places.get(place_id);
  const { street, quarter, township, town, region } = facts?.path ?? {};
  const named = [street, quarter, township, town, region].filter((place) => place !== null && place !== undefined);
  return {
    ...party,
    postcode: party.postcode ?? facts?.postcode ?? null,
    places: [...new Map(named.map((place) => [place.id, place])).values()],
  };
}

/** Every print of a label, the latest first; `null` when the label is not the viewer's to see. */
export async function readPrints(db: Database, viewer: SessionViewer, labelId: number): Promise<PrintRow[] | null> {
  if ((await visibleIds(db, viewer, [labelId])).length === 0) return null;
  return readRecords(
    db,
    sql<PrintRow>`
    select p.id, p.copy, p.format, p.reason, ${personName('p.staff_id')} as printed_by, b.code as branch, p.at
    from label_print p left join branch b on b.id = p.branch_id
    where p.label_id = ${labelId} order by p.copy desc limit 200`,
  );
}

/** Which of these labels the viewer may see. */
export async function visibleIds(db: Database, viewer: SessionViewer, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select s.label_id as id from label_state s where s.label_id = any(${[...ids]}::bigint[]) and ${visibleLabels(viewer)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
