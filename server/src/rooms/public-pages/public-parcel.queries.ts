import { sql, type RawBuilder } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { Locale, Named } from '@waybill/domain/kernel/locale.ts';
import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { FeedbackSource } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import type { ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { Unanswered } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import type { PaidAhead } from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import type { ChosenParcel } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { namedJson, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { lastReturnReason } from '../labels/labels.door.ts';
import { blockersOf, lifeColumns, lifeFacts, lifeOf, type LifeRow } from '../scan-kit/parcel-life.door.ts';
import { paidAhead } from '../payment-claims/payment-claims.door.ts';
import { unansweredColumns } from '../tracking/tracking.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** The town or township of a place in a place: what somebody outside may know of the other's address. */
function placeJson(place: string, above: string): RawBuilder<Named | null> {
  const own = sql.raw(place);
  return sql<Named | null>`case when ${own}.id is null then null
    when ${own}.type in ('quarter', 'village_tract', 'street') then ${namedJson(above)} else ${namedJson(place)} end`;
}

type NamedBranch = Named & { readonly id: number; readonly code: string; readonly phones: readonly string[] };

interface RawParcel
  extends
    LifeRow,
    Unanswered,
    Pick<
      TableRow<'label'>,
      | 'source_name'
      | 'source_phone'
      | 'destination_name'
      | 'destination_phone'
      | 'contact_phone_list'
      | 'payment_type'
      | 'cod_amount'
      | 'cod_fee'
      | 'shipping_total'
      | 'return_fee'
      | 'declared_value'
    > {
  source_place: Named | null;
  destination_place: Named | null;
  customer_id: number | null;
  branch: NamedBranch;
  first_on: string | null;
  address_changed: boolean;
  has_feedback: boolean;
  return_reason: string | null;
  paid_ahead: PaidAhead | null;
  /** Languages chosen by the owners of these numbers, by number. */
  read_in: Readonly<Record<string, Locale>>;
}

/** The note of what somebody outside changed, and its reason where it is the address. */
export const detailsChanged: LabelStatus = 'details_changed';
export const addressChanged: ReturnReason = 'moved';
export const byReceiver: FeedbackSource = 'receiver';

/** A parcel as pages for people outside need it: what they may be shown, and what decides about their wishes. */
export interface PublicParcel extends RawParcel {
  readonly chosen: ChosenParcel;
}

/** Returns the code of an address, and the column to search; an invalid code is searched too, so that answers do not reveal which codes are valid. */
export function codeLookup(typed: string): { readonly code: string; readonly byPost: boolean } {
  const read = readCode(typed);
  return { code: read?.code ?? typed.trim().toUpperCase().slice(0, 40), byPost: read?.kind === 'post' };
}

/** Reads the parcel with this code, for any caller; null when it does not exist. One statement. */
export async function readPublicParcel(
  db: Database,
  { code, byPost }: ReturnType<typeof codeLookup>,
  now: Date,
): Promise<PublicParcel | null> {
  const column = byPost ? sql`l.mp_tracking_code` : sql`l.tracking_code`;
  const { rows } = await sql<RawParcel>`${prepared}
    select ${lifeColumns}, l.source_name, l.source_phone, ${placeJson('sp', 'spp')} as source_place, l.destination_name,
      l.destination_phone, l.contact_phone_list, ${placeJson('dp', 'dpp')} as destination_place, l.payment_type, l.cod_amount,
      l.cod_fee, l.shipping_total, l.return_fee, l.declared_value, l.merchant_id as customer_id,
      ${namedJson('b', ['code', 'phones'])} as branch,
      (select min(h.started_on) from hold_mail h where h.label_id = l.id and h.branch_id = s.holder_branch_id) as first_on,
      exists (select from label_entry e where e.label_id = l.id and e.status = ${detailsChanged} and e.reason = ${addressChanged}) as address_changed,
      exists (select from feedback f where f.label_id = l.id and f.source = ${byReceiver}) as has_feedback,
      ${lastReturnReason(sql`l.id`)} as return_reason, ${paidAhead('l.id')} as paid_ahead, ${unansweredColumns},
      coalesce((select jsonb_object_agg(pl.phone, pl.locale) from phone_language pl
        where pl.phone = any(l.destination_phone || l.contact_phone_list || l.source_phone)), '{}') as read_in
    from label l
    join label_state s on s.label_id = l.id
    join branch b on b.id = case when s.accepted_at is null then coalesce(s.accept_branch_id, l.source_branch_id)
      else s.holder_branch_id end
    left join place sp on sp.id = l.source_place_id
    left join place spp on spp.id = sp.parent_id
    left join place dp on dp.id = l.destination_place_id
    left join place dpp on dpp.id = dp.parent_id
    left join customer c on c.id = l.merchant_id
    where ${column} = ${code}
    order by l.id desc
    limit 1`.execute(db);
  const raw = rows[0];
  if (!raw) return null;
  const today = businessDate(now);
  return {
    ...raw,
    chosen: {
      life: lifeOf(raw),
      blockers: blockersOf(raw),
      facts: lifeFacts(raw),
      services: raw.services,
      declared_value: raw.declared_value,
      has_merchant: raw.customer_id !== null,
      further_numbers: raw.contact_phone_list.length,
      address_changed: raw.address_changed,
      has_feedback: raw.has_feedback,
      days: { today, first: raw.first_on ?? today },
    },
  };
}

/** Returns the branch that delivers a parcel of the viewer's merchant; null for any other parcel. */
export async function readDeliverBranch(db: Database, viewer: SessionViewer, labelId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select s.deliver_branch_id as id from label_state s
    where s.label_id = ${labelId} and s.merchant_id = ${viewer.customerId ?? null}`.execute(db);
  return rows[0]?.id ?? null;
}

export interface WayEntry extends Pick<TableRow<'label_entry'>, 'status' | 'viewable' | 'at' | 'party'> {
  readonly branch: Named | null;
}

/** The history of a parcel, the oldest entry first, without anybody's name. */
export async function readPublicWay(db: Database, labelId: number): Promise<WayEntry[]> {
  const { rows } = await sql<WayEntry>`${prepared}
    select e.status, e.viewable, e.at, ${namedJsonOrNull('b')} as branch, e.party
    from label_entry e
    left join branch b on b.id = e.branch_id
    where e.label_id = ${labelId}
    order by e.id`.execute(db);
  return rows;
}

const lastDigits = (phones: readonly string[]): string[] => phones.map((phone) => phoneKey(phone).slice(-4));

/** Whose number ends in these four digits: the receiver's before the sender's; null for nobody's. */
export function partyOf(parcel: PublicParcel, digits: string): Party | null {
  if (lastDigits([...parcel.destination_phone, ...parcel.contact_phone_list]).includes(digits)) return 'receiver';
  return lastDigits(parcel.source_phone).includes(digits) ? 'sender' : null;
}

/** The numbers of the parcel that end in these digits: by one of them somebody asks. */
export const phonesOf = (parcel: PublicParcel, digits: string): string[] =>
  [...parcel.destination_phone, ...parcel.contact_phone_list, ...parcel.source_phone].filter((phone) =>
    lastDigits([phone]).includes(digits),
  );

/** The receiver's number that ends in these digits: by which they ask. */
export function phoneOf(parcel: PublicParcel, digits: string): string {
  const phones = [...parcel.destination_phone, ...parcel.contact_phone_list];
  return phones.find((phone) => lastDigits([phone]).includes(digits)) ?? phones[0] ?? '';
}

export interface PlaceChoice extends Named {
  readonly id: number;
  readonly region: Named | null;
}

/** The towns and townships that some branch delivers in, by region: those that an address may be changed to. */
export async function readPlaceChoices(db: Database): Promise<PlaceChoice[]> {
  const { rows } = await sql<PlaceChoice>`${prepared}
    select p.id, p.name_en, p.name_mm, p.name_zh, ${namedJsonOrNull('r')} as region
    from place p
    left join place r on r.id = p.region_id and r.id <> p.id
    where p.type in ('township', 'town') and p.in_use and p.delivers_id is not null
      and not exists (select from place c where c.parent_id = p.id and c.type = 'township')
    order by r.code, p.name_en, p.id`.execute(db);
  return rows;
}
