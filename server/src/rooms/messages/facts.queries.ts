import { sql } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { paidAtDoor } from '@waybill/domain/rooms/labels/label-money.ts';
import type { MessageChannel } from '@waybill/domain/rooms/messages/message-channels.ts';
import type { MessagePurpose } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { messagePurposeNames, messagePurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import { questionStep } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { Database } from '../../kernel/services.ts';
import { customerName } from '../../kernel/sql/names.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Everything that the text of a message may say. */
export interface MessageFacts extends Pick<
  TableRow<'message'>,
  'id' | 'purpose' | 'created_at' | 'label_id' | 'reason'
> {
  readonly code: string | null;
  readonly sender: string | null;
  readonly receiver: string | null;
  /** Whole kyat. */
  readonly amount: number | null;
  readonly courier: string | null;
  /** Of the courier or the gate. */
  readonly with_phone: string | null;
  readonly gate: string | null;
  readonly slip: string | null;
  /** yyyy-mm-dd */
  readonly day: string | null;
  readonly number: string | null;
  /** The receiver's numbers. */
  readonly phones: readonly string[];
  /** Does its step still count? Null without one. */
  readonly viewable: boolean | null;
  readonly is_latest: boolean | null;
  /** The sender was asked and has answered meanwhile. */
  readonly is_answered: boolean;
  /** When the sender was asked what is to be done, while the answer is awaited. */
  readonly question_at: Date | null;
  readonly opted_out: boolean;
  /** That was chosen for the customer; null when none was, or when it goes to nobody of ours. */
  readonly customer_language: Locale | null;
  /** Of the customer that it goes to; null for others. */
  readonly email: string | null;
  /** Channel that this customer chose. */
  readonly chosen: MessageChannel | null;
  /** Languages chosen by the owners of these numbers, by number. */
  readonly read_in: Readonly<Record<string, Locale>>;
}

const toReceiver = messagePurposeNames.filter((name) => messagePurposes[name].to === 'receiver');
const asking: MessagePurpose = 'return_question';
const answering: MessagePurpose = 'ticket_answered';

/** The facts of these messages, by one statement. */
export async function readMessageFacts(db: Database, ids: readonly number[]): Promise<MessageFacts[]> {
  const { rows } = await sql<MessageFacts>`
    select m.id, m.purpose, m.created_at, m.label_id, l.tracking_code as code, coalesce(${customerName('lc')}, l.source_name) as sender,
      l.destination_name as receiver,
      case
        when l.id is not null
          then l.cod_amount + case when l.payment_type = any(${[...paidAtDoor]}::text[]) then l.shipping_total else 0 end
        when d.id is not null then (select p.amount from clearance_payment p where p.id = m.event)
      end as amount,
      coalesce(w.name, pw.name) as courier, coalesce(g.gate_phone, w.phones[1], pw.phones[1]) as with_phone, e.reason, g.gate_name as gate,
      g.slip_number as slip, q.time_request::text as day, coalesce(d.number, t.number) as number, x.phones, e.viewable, e.id = s.entry_id as is_latest,
      m.purpose = ${asking} and s.return_step is distinct from ${questionStep} as is_answered,
      case when s.return_step = ${questionStep} then s.return_at end as question_at,
      exists (select from message_opt_out o where o.phone = any(x.phones)) as opted_out,
      case when m.purpose <> all(${toReceiver}::text[]) then coalesce(lc.message_language, qc.message_language, c.message_language) end
        as customer_language,
      case when m.purpose <> all(${toReceiver}::text[]) then coalesce(lc.email, qc.email, c.email) end as email,
      case when m.purpose <> all(${toReceiver}::text[]) then coalesce(lc.message_channel, qc.message_channel, c.message_channel) end as chosen,
      coalesce((select jsonb_object_agg(pl.phone, pl.locale) from phone_language pl where pl.phone = any(x.phones)), '{}') as read_in
    from message m
    left join label l on l.id = m.label_id
    left join label_state s on s.label_id = m.label_id
    left join label_entry e on e.id = coalesce(m.event, s.entry_id) and m.label_id is not null
    left join customer lc on lc.id = l.merchant_id
    left join staff w on w.id = e.to_staff_id
    left join lateral (select gs.gate_name, gs.gate_phone, gs.slip_number
      from gate_slip_parcel gp
      join gate_slip gs on gs.id = gp.gate_slip_id
      where gp.label_id = m.label_id
      order by gp.id desc
      limit 1) g on m.purpose = 'gate'
    left join pickup_request q on q.id = m.pickup_request_id
    left join customer qc on qc.id = q.customer_id
    left join staff pw on pw.id = q.postman_id
    left join clearance d on d.id = m.clearance_id
    left join customer c on c.id = m.customer_id
    left join support_ticket_message tm on tm.id = m.event and m.purpose = ${answering}
    left join support_ticket t on t.id = tm.ticket_id
    cross join lateral (select coalesce(
      case
        when l.id is not null and m.purpose = any(${toReceiver}::text[]) then l.destination_phone
        when l.id is not null then l.source_phone
        when q.id is not null then q.phones
        else c.phones
      end, '{}') as phones) x
    where m.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
