import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { ownPercent, labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import { isDraft, isEditable } from '@waybill/domain/rooms/labels/label-tabs.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { priceExceptionActions } from '@waybill/domain/rooms/price-exceptions/decide-price-exception.ts';
import {
  isPriceOpen,
  priceExceptionLife,
  type PriceExceptionKind,
  type PriceExceptionState,
} from '@waybill/domain/rooms/price-exceptions/price-exception-states.ts';
import type { PlaceFacts } from '@waybill/domain/rooms/places/place-facts.ts';
import {
  priceRecord,
  type LabelDetail,
  type LabelDraft,
  type LabelEntry,
  type LabelTemplate,
} from '@waybill/contract/rooms/labels/label-shapes.ts';
import { sayCountry } from '@waybill/contract/rooms/places/say-country.ts';
import { pipelineReads } from '../../kernel/hot/pipeline-reads.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { isOutside, type SessionViewer } from '../../kernel/viewer.ts';
import { actorName, personName } from '../../kernel/sql/names.ts';
import { readPlaces } from '../places/places.door.ts';
import { confirmedByAnother } from '../staff/second-person.door.ts';
import { entriesOutside, writtenOutside, type WithWriter } from './entries-outside.sql.ts';
import { branchJson, labelColumns, labelFrom, labelRow, type RawLabel } from './label-list.queries.ts';
import { visibleLabels } from './label-scope.sql.ts';
import { isOnTheWayBack } from './return-reason.sql.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

interface RawDetail
  extends
    RawLabel,
    Pick<
      IsoRow<'label'>,
      | 'branch_id'
      | 'courier_note'
      | 'source_branch_id'
      | 'deliver_branch_id'
      | 'merchant_id'
      | 'source_postcode'
      | 'source_no'
      | 'source_street'
      | 'source_nrc'
      | 'source_address'
      | 'source_place_id'
      | 'cancellation_fee'
      | 'with_temp_address'
      | 'destination_country'
      | 'destination_postcode'
      | 'destination_no'
      | 'destination_street'
      | 'destination_nrc'
      | 'destination_address'
      | 'source_erased_at'
      | 'destination_erased_at'
      | 'destination_place_id'
      | 'contact_phone_list'
      | 'delivery_type'
      | 'pickup_at_po'
      | 'instant_deliver'
      | 'gate_submit'
      | 'include_products'
      | 'item_name'
      | 'flat'
      | 'time_request_from'
      | 'time_request_to'
      | 'services'
      | 'declared_value'
      | 'insurance_percent'
      | 'with_smart_invoice'
      | 'origin'
      | 'cod_percent'
      | 'shipping_fee'
      | 'services_fee'
      | 'insurance_fee'
      | 'extra_charge'
      | 'discount'
      | 'tax'
      | 'compensation_fee'
      | 'price_open'
      | 'updated_at'
    > {
  accept_branch_id: number | null;
  agent_id: number | null;
  rating_type: LabelDetail['rating_type'];
  preprint_type: LabelDetail['preprint_type'];
  price: unknown;
  price_exception: Omit<NonNullable<LabelDetail['price_exception']>, 'actions'> | null;
  cod_status: string | null;
  attempts: number;
  delivered_at: string | null;
  prints: number;
  paid_at: string | null;
  paid_by_bank: boolean | null;
  proof_id: number | null;
  proof_kind: ProofPicture | null;
  handed_to: string | null;
  receiver_id_no: string | null;
  by_code: boolean | null;
  proof_at: string | null;
  town: string;
  town_id: number | null;
  branch: LabelDetail['deliver_branch'];
}

const notedKind: PriceExceptionKind = 'after_rollback';
/** The current price exception of a label. */
const exceptionJson = sql`(select json_build_object('id', x.id, 'kind', x.kind, 'status', x.status, 'table_price', x.table_price, 'own_price', x.own_price,
    'reason', x.reason, 'created_by_id', x.created_by, 'created_by', ${personName('x.created_by')}, 'decided_by', ${personName('x.decided_by')}, 'version', x.version)
  from price_exception x
  where x.label_id = l.id and x.kind <> ${sql.lit(notedKind)} and x.status <> ${sql.lit(priceExceptionLife.at.replaced)}
  order by x.id desc
  limit 1)`;

const detailColumns = sql`
  l.branch_id, l.courier_note, l.source_branch_id, s.deliver_branch_id, s.accept_branch_id, l.merchant_id, l.source_postcode,
  l.source_no, l.source_street, l.source_nrc, l.source_address, l.source_place_id, l.with_temp_address,
  l.destination_country, l.destination_postcode, l.destination_no, l.destination_street, l.destination_nrc, l.destination_address,
  l.source_erased_at, l.destination_erased_at,
  l.destination_place_id, l.contact_phone_list, l.delivery_type, l.pickup_at_po, l.instant_deliver, l.gate_submit,
  l.include_products, l.item_name, l.rating_type, l.flat, l.time_request_from, l.time_request_to, l.services,
  l.declared_value, l.insurance_percent, l.with_smart_invoice, l.preprint_type, l.origin, l.cod_percent,
  l.shipping_fee, l.services_fee, l.insurance_fee, l.extra_charge, l.discount, l.tax, l.compensation_fee, l.cancellation_fee, l.price, l.price_open,
  ${exceptionJson} as price_exception,
  s.cod_status, s.attempts, s.delivered_at, l.updated_at,
  (select b.id from branch b where b.id = l.branch_id and b.type = 'agent') as agent_id, db.town,
  db.place_id as town_id,
  (select count(*)::int from label_print lp where lp.label_id = l.id) as prints, paid.paid_at, paid.bank_id is not null as paid_by_bank,
  proof.id as proof_id, proof.kind as proof_kind, proof.handed_to, proof.receiver_id_no, proof.code_right as by_code, proof.created_at as proof_at`;

/** Reads everything about one label, in one round trip; `null` when it is not visible to the viewer. */
export async function readLabel(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
): Promise<LabelDetail | null> {
  const [raw, entries, logs, places] = await pipelineReads(db, (one) =>
    Promise.all([
      readRaw(one, viewer, id),
      readEntries(one, id),
      readLogs(one, id),
      readPlaces(
        one,
        sql`array(select unnest(array[l.source_place_id, l.destination_place_id]) from label l where l.id = ${id})`,
      ),
    ]),
  );
  if (!raw) return null;
  const place = (placeId: number | null) => (placeId === null ? undefined : places.get(placeId));
  const detail = detailOf(viewer, raw, entries, logs, {
    source: place(raw.source_place_id),
    destination: place(raw.destination_place_id),
  });
  return { ...detail, price_exception: await exceptionFor(db, viewer, raw.price_exception, now) };
}

async function readRaw(db: Database, viewer: SessionViewer, id: number): Promise<RawDetail | undefined> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`${prepared}
    select ${labelColumns}, ${detailColumns} from ${labelFrom}
      left join lateral (select k.paid_at, k.bank_id
        from clearance_line cl
        join clearance k on k.id = cl.clearance_id
        where cl.label_id = l.id and cl.role = 'cod' and not cl.void and k.paid_at is not null
        order by k.paid_at
        limit 1) paid on true
      left join lateral (select p.*
        from delivery_proof p
        join label_entry e on e.scan_id = p.scan_id
        where p.label_id = l.id and e.label_id = l.id and e.viewable
        order by e.id desc
        limit 1) proof on true
    where l.id = ${id} and ${visibleLabels(viewer)}`,
  );
  return rows[0];
}

/** Returns an exception with the viewer's actions; programs and outsiders do not see it. */
async function exceptionFor(
  db: Database,
  viewer: SessionViewer,
  exception: RawDetail['price_exception'],
  now: Date,
): Promise<LabelDetail['price_exception']> {
  if (exception === null || isOutside(viewer) || viewer.party) return null;
  const { status, created_by_id: created_by } = exception as typeof exception & { status: PriceExceptionState };
  const by_another = !isPriceOpen(status) || (await confirmedByAnother(db, created_by, viewer.id, now));
  return { ...exception, actions: priceExceptionActions(viewer, { status, created_by, by_another }) };
}

type Log = LabelDetail['logs'][number];

function detailOf(
  viewer: SessionViewer,
  raw: RawDetail,
  entries: WithWriter<LabelEntry>[],
  logs: Log[],
  places: { source: PlaceFacts | undefined; destination: PlaceFacts | undefined },
): LabelDetail {
  const {
    source_place_id: _s,
    destination_place_id: _d,
    price: kept,
    prints,
    time_request_from,
    time_request_to,
    delivered_at,
    paid_at,
    paid_by_bank,
    proof_id,
    proof_kind,
    handed_to,
    receiver_id_no,
    by_code,
    proof_at,
    updated_at,
    town,
    town_id,
    origin,
    cancellation_fee,
    ...own
  } = raw;
  const row = labelRow(raw);
  const price = priceOf(kept, raw.shipping_total);
  const money = moneyOf({
    payment_type: raw.payment_type,
    cod_amount: raw.cod_amount,
    cod_fee: raw.cod_fee,
    shipping_total: raw.shipping_total,
    return_fee: raw.return_fee + cancellation_fee,
  });
  const status = raw.status as LabelStatus;
  const [from, to] = [places.source?.path, places.destination?.path];
  const sent = { from: time_request_from, to: time_request_to };
  return {
    ...own,
    ...row,
    ...money,
    source_region: from?.region ?? null,
    source_town: from?.town ?? null,
    source_township: from?.township ?? from?.town ?? null,
    source_quarter: from?.quarter ?? null,
    destination_region: to?.region ?? null,
    destination_town: to?.town ?? null,
    destination_township: to?.township ?? to?.town ?? null,
    destination_quarter: to?.quarter ?? null,
    customer_id: raw.merchant_id,
    purchase_type: raw.payment_type,
    time_request: sent.from === null && sent.to === null ? null : sent,
    cod_code: raw.cod_amount > 0 ? raw.tracking_code : null,
    post_type: origin,
    sms_service_fee: amountOf(price, 'sms'),
    shipping_service_fee: raw.shipping_fee + raw.services_fee,
    extra_fee: raw.extra_charge,
    sender_name: raw.source_name,
    sender_address: addressOf(raw.source_address, [raw.source_no, raw.source_street], places.source),
    receiver_name: raw.destination_name,
    receiver_phone: raw.destination_phone.join(', '),
    delivery_address: abroad(
      raw.destination_country,
      addressOf(raw.destination_address, [raw.destination_no, raw.destination_street], places.destination),
    ),
    destination_branch: raw.deliver_branch,
    destination_postal_code: raw.destination_postcode ?? places.destination?.postcode ?? null,
    original_postal_code: raw.source_postcode ?? places.source?.postcode ?? null,
    return_reason:
      entries.filter((entry) => entry.reason !== null && isOnTheWayBack(entry.status)).at(-1)?.reason ?? null,
    delivered_date: delivered_at,
    paid_date: paid_at,
    transfer_date: paid_by_bank ? paid_at : null,
    sign_image: proof_kind === null ? null : `/api/proof/${proof_id}/picture`,
    delivery_proof:
      proof_at === null
        ? null
        : {
            kind: proof_kind,
            handed_to,
            receiver_id_no,
            by_code: by_code === true,
            kept_at: proof_at,
          },
    deliver_branch: { ...raw.deliver_branch, town, town_id },
    transaction: isOutside(viewer) ? entriesOutside(entries) : entries,
    transaction_label: entries.filter((entry) => entry.viewable).at(-1)?.status ?? null,
    logs: isOutside(viewer) ? [] : logs,
    updated_at,
    prints,
    price,
    price_reason: isOutside(viewer) || viewer.party ? null : (raw.price_exception?.reason ?? null),
    price_exception: null,
    may_edit: isEditable(status) && can(viewer, 'label.edit'),
    may_delete: isDraft(status) && can(viewer, 'label.delete'),
    actions: [],
  };
}

/** Returns the price stored with the label; `null` when there is no readable record of it. */
function priceOf(kept: unknown, shipping_total: number): LabelDetail['price'] {
  const read = priceRecord.safeParse({ ...(typeof kept === 'object' ? kept : {}), shipping_total });
  return read.success ? read.data : null;
}

function amountOf(price: LabelDetail['price'], name: string): number {
  return price?.lines.find((line) => line.name === name)?.amount ?? 0;
}

/** Formats an address in one line, in reading order: house, street, quarter, township, region. A fully written one stays unchanged. */
function addressOf(written: string | null, near: readonly (string | null)[], place: PlaceFacts | undefined): string {
  if (written !== null) return written;
  const names = place ? [place.path.quarter, place.path.township, place.path.town, place.path.region] : [];
  return [...new Set([...near, ...names.map((name) => name?.name_mm ?? null)].filter((part) => part !== null))].join(
    '၊ ',
  );
}

/** Appends the country to a foreign address, in English as the posts of all countries read it. */
function abroad(country: string | null, address: string): string {
  return country === null ? address : `${address}, ${sayCountry(country, 'en')}`;
}

/** Returns the whole history of a label, oldest entry first (E-02). */
async function readEntries(db: Database, id: number): Promise<WithWriter<LabelEntry>[]> {
  return readRecords(
    db,
    sql<WithWriter<LabelEntry>>`${prepared}
    select e.id, e.status, e.viewable, e.at, e.recorded_at, e.device_at, ${actorName('e')} as by, ${branchJson('b')} as branch, ${branchJson('tb')} as to_branch, ${personName('e.to_staff_id')} as to_staff, e.device, e.place, e.reason, e.remark, e.inferred, e.party, e.undoes_id, ${writtenOutside}
    from label_entry e left join branch b on b.id = e.branch_id left join branch tb on tb.id = e.to_branch_id
    where e.label_id = ${id} order by e.id`,
  );
}

/** Maximum number of changes shown with a record; the audit log has all. */
const logsShown = 20;

async function readLogs(db: Database, id: number): Promise<Log[]> {
  return readRecords(
    db,
    sql<{ id: number; at: string; by: string | null; action: string }>`${prepared}
    select a.id, a.at, ${actorName('a')} as by, a.action from audit a where a.room = 'labels' and a.record_id = ${String(id)} order by a.id desc limit ${sql.lit(logsShown)}`,
  );
}

/** Returns the person's drafts, newest first. */
export async function readDrafts(db: Database, staffId: number): Promise<LabelDraft[]> {
  const rows = await db
    .selectFrom('label_draft')
    .select(['key', 'body', 'updated_at'])
    .where('staff_id', '=', staffId)
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    body: row.body as Record<string, unknown>,
    updated_at: toIso(row.updated_at),
  }));
}

/** Returns the templates of the covered branches, by name. */
export async function readTemplates(db: Database, viewer: SessionViewer): Promise<LabelTemplate[]> {
  return readRecords(
    db,
    sql<{
      id: number;
      name: string;
      customer_id: number | null;
      body: Record<string, unknown>;
      updated_at: string;
    }>`
    select t.id, t.name, t.customer_id, t.body, t.updated_at from label_template t where ${covered(viewer, 't.branch_id')} and ${ofCustomer(viewer, 't.customer_id')} order by t.name, t.id limit 500`,
  );
}

/** Returns a label by the field names of its form, for a second editor and the audit log. Places by their ids. */
export function formOf(detail: LabelDetail): Record<string, unknown> {
  const values = Object.fromEntries(
    Object.keys(labelForm).map((field) => [field, (detail as Record<string, unknown>)[field] ?? null]),
  );
  const places = Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => /_(region|town|township|quarter)$/.test(field))
      .map(([field, place]) => [field, (place as { id: number } | null)?.id ?? null]),
  );
  // `customer_id` and `purchase_type` are second names of two fields: an old value under them would override a new one under the first name.
  return { ...values, ...places, insurance_percent: ownPercent(detail), customer_id: null, purchase_type: null };
}
