-- What: documents of all kinds are paid in one or several payments, and keep what these have settled of each line; a merchant has days to pay what stands on
--   their account, and says whether returns are taken off their COD.
-- Why: returns and credit are collected by the same document that pays COD. One that is paid in part stays open, and every kyat of it leads to a payment.
alter table customer add column credit_days integer not null default 30;
-- What has been taken off the COD of every merchant so far.
alter table customer add column net_return boolean not null default true;

create table clearance_payment (
  id bigint generated always as identity primary key,
  clearance_id bigint not null references clearance,
  -- Paid out to the merchant; negative: paid in by them.
  amount bigint not null,
  method text not null,
  bank_id bigint references customer_bank,
  transfer_fee bigint not null default 0,
  transfer_fee_by text,
  paid_by bigint not null references staff,
  paid_at timestamptz not null,
  claim_user text,
  claim_date date,
  proof_file_id bigint references stored_file
);
create index clearance_payment_of on clearance_payment (clearance_id, id);
create trigger clearance_payment_is_append_only before update or delete on clearance_payment
  for each row execute function refuse_change();
create trigger clearance_payment_stays_whole before truncate on clearance_payment
  for each statement execute function refuse_change();
insert into clearance_payment (clearance_id, amount, method, bank_id, transfer_fee, transfer_fee_by, paid_by, paid_at, claim_user, claim_date, proof_file_id)
select id, received_amount, method, bank_id, transfer_fee, transfer_fee_by, paid_by, paid_at, claim_user, claim_date, proof_file_id
from clearance where paid_at is not null order by paid_at, id;

-- Everybody who made it or took lines off it: none of them is the second person.
alter table clearance add column hands bigint[] not null default '{}';
update clearance c set hands = array(
  select distinct who from (
    select c.issued_by as who
    union all
    select a.staff_id from audit a
    where a.room = 'clearances' and a.record_id = c.id::text and a.action = 'remove_line' and a.staff_id is not null
  ) h
);
alter table clearance add column close_reason text;

-- What payments have settled of a line, with its sign.
alter table clearance_line add column settled bigint not null default 0;
update clearance_line l set settled = l.net from clearance c where c.id = l.clearance_id and c.paid_at is not null and not l.void;
-- How often an earlier document was closed before it was paid in full: what is open again is the next part of the same item.
alter table open_item add column part integer not null default 0;
alter table clearance_line add column part integer not null default 0;
drop index clearance_line_once;
drop index clearance_line_carried_once;
create unique index clearance_line_once on clearance_line (label_id, role, part) where not void and label_id is not null;
create unique index clearance_line_carried_once on clearance_line (journal_id, part) where not void and label_id is null;
create index clearance_of_kind on clearance (kind, id desc);
-- What merchants owe, for the list of who is to be reminded.
create index open_item_owed on open_item (customer_id, journal_id) include (net) where role in ('return', 'credit', 'gate_submit');

-- Somebody asked a merchant for what is overdue, and what they said.
create table credit_reminder (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  owed bigint not null,
  late_amount bigint not null,
  reply text not null,
  promised_on date,
  reminded_by bigint not null references staff,
  reminded_at timestamptz not null
);
create index credit_reminder_of on credit_reminder (customer_id, id desc);

-- Who took parcels that came back, and their signature: of the lines that they took together.
alter table clearance_line add column handed_at timestamptz;
alter table clearance_line add column handed_by bigint references staff;
alter table clearance_line add column handed_to text;
alter table clearance_line add column handed_file_id bigint references stored_file;
