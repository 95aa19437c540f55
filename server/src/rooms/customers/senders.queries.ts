import { sql } from 'kysely';
import { isPhone, normalizePhone, phoneKey } from '@waybill/domain/kernel/phone.ts';
import type { CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import type { KnownSender, LastReceiver } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import { covers } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { customerName } from '../../kernel/sql/names.ts';
import { customerScope, namesOrNone, townshipJoin } from './customers.queries.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A sender and their agreed terms, for creating a label. Amounts in whole kyat, percent in hundredths of a percent. */
export interface SenderFacts extends Pick<
  TableRow<'customer'>,
  | 'id'
  | 'type'
  | 'status'
  | 'branch_id'
  | 'customer_name'
  | 'business_name'
  | 'nrc'
  | 'is_fixed_amount_discount'
  | 'discount_amount'
  | 'discount_percent'
  | 'cod_plan'
  | 'credit_limit'
  | 'clearance_gate'
  | 'clearance_gate_limit'
  | 'net_credit'
  | 'net_gate_submit'
  | 'net_return'
  | 'credit_days'
  | 'attempts'
  | 'sms_active'
> {
  readonly phones: readonly string[];
  /** Null: that of the tariff. */
  readonly return_fee: number | null;
  readonly addon_service: readonly LabelService[];
  readonly default_address: {
    readonly id: number;
    readonly place_id: number | null;
    readonly home_no: string | null;
    readonly street: string | null;
    readonly postcode: string | null;
  } | null;
}

const messages: LabelService = 'sms';
/** Default services of a customer's labels, including messages for a customer who ordered them. */
const agreedServices = sql`case
  when c.sms_active and ${messages} <> all(c.addon_service) then c.addon_service || ${messages}::text
  else c.addon_service
  end`;

/** Adds the customer's agreed services to every new label: messages for a customer who ordered them. */
export function withAgreed<Values extends { readonly services: readonly LabelService[] }>(
  values: Values,
  sender: Pick<SenderFacts, 'sms_active'> | null | undefined,
): Values {
  if (!sender?.sms_active || values.services.includes(messages)) return values;
  return { ...values, services: [...values.services, messages] };
}

/** Reads the senders with these ids in the viewer's scope; others are left out. One statement for any number: for imports. */
export async function readSenders(
  db: Database,
  viewer: Pick<SessionViewer, 'covers'>,
  ids: readonly number[],
): Promise<Map<number, SenderFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SenderFacts>`${prepared}
    select c.id, c.type, c.status, c.branch_id, c.customer_name, c.business_name, c.phones, c.nrc,
      c.is_fixed_amount_discount, c.discount_amount, c.discount_percent, c.cod_plan, c.credit_limit,
      c.clearance_gate, c.clearance_gate_limit, c.net_credit, c.net_gate_submit, c.net_return, c.credit_days, c.return_fee, c.attempts, c.sms_active,
      ${agreedServices} as addon_service,
      case
        when ad.id is null then null
        else json_build_object('id', ad.id, 'place_id', ad.place_id, 'home_no', ad.home_no, 'street', ad.street,
          'postcode', ad.postcode)
        end as default_address
    from customer c
    left join customer_address ad on ad.customer_id = c.id and ad.is_default
    where c.id = any(${[...new Set(ids)]}::bigint[]) and ${customerScope(viewer)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Is a sender, read for several viewers, in this one's scope? The same condition as `customerScope`. */
export function seesSender(viewer: Pick<SessionViewer, 'covers' | 'customerId'>, sender: SenderFacts): boolean {
  const own = viewer.customerId === undefined || viewer.customerId === sender.id;
  return own && covers(viewer, sender.branch_id);
}

/**
 * Reads one sender; `null` outside the viewer's scope. Whether they are served is `servingRefusal(sender.status)`.
 *
 * @example const sender = await readSender(tx, viewer, body.merchant_id);
 */
export async function readSender(
  db: Database,
  viewer: Pick<SessionViewer, 'covers'>,
  id: number,
): Promise<SenderFacts | null> {
  return (await readSenders(db, viewer, [id])).get(id) ?? null;
}

const merchant: CustomerType = 'merchant';

/** Minimum digits of a search, without the leading 0; fewer match too many people. */
const digitsNeeded = 4;
const matchesShown = 5;
/** Number of latest labels whose receivers are offered, each once. */
const labelsLookedAt = 60;
const receiversShown = 5;

type RawSender = Omit<KnownSender, 'blocked' | 'status'> & { status: AccountState };

/**
 * Finds up to five customers whose phone begins with the typed digits (of any script, with or without 0 and +95), an exact number first, each with
 * the values for the label form: one round trip along indexes. Fewer than five digits with the 0 find no one.
 */
export async function findSenders(
  db: Database,
  viewer: Pick<SessionViewer, 'covers'>,
  typed: string,
): Promise<KnownSender[]> {
  const key = phoneKey(typed);
  if (!/^\d+$/.test(key) || key.length < digitsNeeded) return [];
  // Bounds instead of `like`: with a cached plan the database cannot know that the pattern has a fixed beginning. ':' follows '9'.
  const found = sql`select x.customer_id as id, min(x.phone) as phone from customer_phone x join customer c on c.id = x.customer_id
    where x.phone ~>=~ ${key} and x.phone ~<~ ${`${key}:`} and ${customerScope(viewer)}
    group by x.customer_id
    order by min(x.phone), x.customer_id
    limit ${matchesShown}`;
  return readKnown(db, found);
}

/**
 * Returns the branch of a merchant with exactly this number, when no covered branch has one, so that the merchant is not entered again. Only a whole
 * number is answered, and only with the branch.
 */
export async function knownElsewhere(
  db: Database,
  viewer: Pick<SessionViewer, 'covers'>,
  typed: string,
  found: readonly KnownSender[],
): Promise<{ id: number; name_en: string; name_mm: string; name_zh: string } | null> {
  if (viewer.covers === 'all' || !isPhone(normalizePhone(typed))) return null;
  const key = phoneKey(typed);
  if (found.some(({ phone }) => phone.some((own) => phoneKey(own) === key))) return null;
  const { rows } = await sql<{ id: number; name_en: string; name_mm: string; name_zh: string }>`${prepared}
    select b.id, b.name_en, b.name_mm, b.name_zh from customer_phone x join customer c on c.id = x.customer_id join branch b on b.id = c.branch_id
    where x.phone = ${key} and c.type = ${merchant} and not ${customerScope(viewer)} order by c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Reads one sender by id, like the lookup. */
export async function readKnownSender(
  db: Database,
  viewer: Pick<SessionViewer, 'covers'>,
  id: number,
): Promise<KnownSender | null> {
  return (
    (
      await readKnown(db, sql`select c.id, '' as phone from customer c where c.id = ${id} and ${customerScope(viewer)}`)
    )[0] ?? null
  );
}

async function readKnown(db: Database, found: ReturnType<typeof sql>): Promise<KnownSender[]> {
  const { rows } = await sql<RawSender>`${prepared}
    with found as materialized (${found})
    select c.id, c.type, ${customerName('c')} as name, c.customer_name, c.business_name, c.phones as phone, c.status,
      c.nrc, c.branch_id, c.cod_plan, c.credit_limit, ${agreedServices} as addon_service,
      c.is_fixed_amount_discount, c.discount_amount, c.discount_percent, c.return_fee,
      case
        when ad.id is null then null
        else json_build_object('place_id', ad.place_id, 'township', ${namesOrNone('t')}, 'home_no', ad.home_no,
          'street', ad.street, 'postcode', ad.postcode)
        end as address,
      sent.last, coalesce(sent.receivers, '[]') as receivers
    from found
    join customer c on c.id = found.id
    left join customer_address ad on ad.customer_id = c.id and ad.is_default
    left join place p on p.id = ad.place_id ${townshipJoin}
    left join lateral (${lastLabels}) sent on true order by found.phone, c.id`.execute(db);
  return rows.map((row) => ({ ...row, blocked: servingRefusal(row.status)?.code ?? null }));
}

/** Selects the receiver of a label `r`, with the places of `receiverPlace`. */
const receiverJson = sql`json_build_object('name', r.destination_name, 'phone', r.destination_phone, 'place_id',
  r.destination_place_id, 'township', ${namesOrNone('rt')}, 'home_no', r.destination_no, 'street', r.destination_street,
  'postcode', r.destination_postcode, 'address', r.destination_address, 'country', r.destination_country,
  'deliver_branch_id', r.deliver_branch_id)`;
const receiverPlace = sql`left join place rp on rp.id = r.destination_place_id left join place rt on rt.id = coalesce(rp.town_id, rp.id)`;

/** Labels read at most for one search: a number that is typed further finds its own. */
const receiversRead = 200;

/** Phones of a receiver, of which each has its index. */
const phonesOfReceiver = [sql`l.destination_phone[1]`, sql`l.destination_phone[2]`];

/** Finds receivers of a merchant's own parcels by the beginning of any of their phones, in the order of the indexes, each as in their latest parcel. */
export async function findReceivers(db: Database, customerId: number, typed: string): Promise<LastReceiver[]> {
  const key = phoneKey(typed);
  if (!/^\d+$/.test(key) || key.length < digitsNeeded) return [];
  const labels = phonesOfReceiver.map(
    (phone) => sql`(select l.* from label l
            where l.merchant_id = ${customerId} and ${phone} ~>=~ ${`0${key}`} and ${phone} ~<~ ${`0${key}:`}
            order by ${phone} using ~<~, l.id desc limit ${receiversRead})`,
  );
  const { rows } = await sql<{ receiver: LastReceiver }>`
    select ${receiverJson} as receiver
    from (select distinct on (found.destination_phone[1]) found.*
        from (${sql.join(labels, sql` union all `)}) found
        order by found.destination_phone[1], found.id desc) r
      ${receiverPlace}
    order by r.id desc limit ${receiversShown}`.execute(db);
  return rows.map(({ receiver }) => receiver);
}

/** Joins the last label of customer `c` and its last different receivers: one scan of the index on a customer's labels. */
const lastLabels = sql`
  select (select json_build_object('service_type', l.service_type, 'payment_type', l.payment_type, 'accept_type',
    l.accept_type, 'item_type', l.item_type, 'type', l.type)
      from label l where l.merchant_id = c.id order by l.id desc limit 1) as last,
    (select json_agg(${receiverJson} order by r.id desc)
      from (select * from (select distinct on (recent.destination_phone) recent.*
          from (select l.* from label l where l.merchant_id = c.id order by l.id desc limit ${labelsLookedAt}) recent
          order by recent.destination_phone, recent.id desc) each_once
        order by each_once.id desc limit ${receiversShown}) r
      ${receiverPlace}) as receivers`;
