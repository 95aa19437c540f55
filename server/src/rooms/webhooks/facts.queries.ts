import { sql } from 'kysely';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type NamedBranch = Pick<TableRow<'branch'>, 'code' | 'name_en' | 'name_mm'>;

/** An event as it was noted with its step, and everything that may be said of it. */
export interface NotedEvent extends Pick<TableRow<'webhook_event'>, 'id' | 'about' | 'thing_id' | 'step' | 'at'> {
  /** The place among the events of its thing. */
  readonly sequence: number | null;
  /** Of the entry: does it move the parcel's status, did a delivery fail with it, when did it happen, and why. */
  readonly viewable: boolean | null;
  readonly failed: boolean | null;
  readonly happened_at: Date | null;
  readonly reason: string | null;
  readonly branch: NamedBranch | null;
  readonly to_branch: NamedBranch | null;
  /** The place of the entry that is taken back. */
  readonly undoes: number | null;
  readonly label: object | null;
  readonly clearance: object | null;
  readonly pickup: object | null;
  readonly ticket: object | null;
}

const named = (alias: string) =>
  sql.raw(
    `case when ${alias}.id is not null then json_build_object('code', ${alias}.code, 'name_en', ${alias}.name_en, 'name_mm', ${alias}.name_mm) end`,
  );
/** How many entries a parcel has up to one: they are append only, so its place never changes. */
const placeOf = (entry: string) =>
  sql.raw(`(select count(*)::int from label_entry p where p.label_id = v.thing_id and p.id <= ${entry})`);

/** The longest noted events that nobody has written yet, with their facts: one statement, however many. */
export async function readNoted(db: Database, most: number): Promise<NotedEvent[]> {
  const { rows } = await sql<NotedEvent>`${prepared}
    select v.id, v.about, v.thing_id, v.step, v.at, e.viewable, e.before ? 'attempts' as failed, e.at as happened_at,
      coalesce(e.reason, g.reason) as reason, ${named('b')} as branch, ${named('tb')} as to_branch,
      case v.about
        when 'label' then ${placeOf('v.source')}
        when 'pickup' then (select count(*)::int from pickup_log p where p.pickup_request_id = v.thing_id and p.id <= v.source)
        when 'ticket' then (select count(*)::int from support_ticket_message p where p.ticket_id = v.thing_id and p.id <= v.source)
        else v.source::int
      end as sequence,
      case when e.undoes_id is not null then ${placeOf('e.undoes_id')} end as undoes,
      case when l.id is not null then json_build_object('id', l.id, 'tracking_code', l.tracking_code, 'reference_id', l.reference_id,
        'cod_amount', l.cod_amount, 'shipping_total', l.shipping_total, 'payment_type', l.payment_type) end as label,
      case when d.id is not null then json_build_object('id', d.id, 'number', d.number, 'kind', d.kind, 'actual_clearance_cod', d.actual_clearance_cod,
        'received_amount', d.received_amount, 'count', d.count) end as clearance,
      case when q.id is not null then json_build_object('id', q.id, 'status', q.status, 'time_request', q.time_request, 'counts', q.counts,
        'collected_count', q.collected_count) end as pickup,
      case when t.id is not null then json_build_object('id', t.id, 'number', t.number, 'subject', t.subject, 'text', m.body) end as ticket
    from webhook_event v
    left join label_entry e on v.about = 'label' and e.id = v.source
    left join label l on l.id = e.label_id
    left join branch b on b.id = e.branch_id
    left join branch tb on tb.id = e.to_branch_id
    left join clearance d on v.about = 'clearance' and d.id = v.thing_id
    left join pickup_log g on v.about = 'pickup' and g.id = v.source
    left join pickup_request q on q.id = g.pickup_request_id
    left join support_ticket_message m on v.about = 'ticket' and m.id = v.source
    left join support_ticket t on t.id = m.ticket_id
    where v.body is null
    order by v.id
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}
