-- What: documents that pay merchants or collect from them: COD, returns, credit; what is open, and reminders.
-- Why: a document may be paid in parts and stays open until then; every kyat of it leads to a payment.

-- A document that pays or collects: COD clearance, return clearance, credit clearance.
create table clearance (
  id bigint generated always as identity primary key,
  number text not null unique,
  kind text not null,
  customer_id bigint not null references customer,
  branch_id bigint not null references branch,
  status text not null,
  issue_date date not null,
  issued_at timestamptz not null,
  issued_by bigint not null references staff,
  count integer not null,
  success_count integer not null default 0,
  return_count integer not null default 0,
  own_fleet_count integer not null default 0,
  mmpost_count integer not null default 0,
  credit_count integer not null default 0,
  gate_submit_count integer not null default 0,
  actual_cod_amount bigint not null default 0,
  actual_percent_amount bigint not null default 0,
  from_cod_shipping bigint not null default 0,
  return_amount bigint not null default 0,
  credit_amount bigint not null default 0,
  gate_submit_amount bigint not null default 0,
  compensation_amount bigint not null default 0,
  carried_amount bigint not null default 0,
  actual_clearance_cod bigint not null,
  received_amount bigint,
  method text,
  bank_id bigint references customer_bank,
  approved_by bigint references staff,
  approved_at timestamptz,
  paid_by bigint references staff,
  paid_at timestamptz,
  claim_user text,
  claim_date date,
  proof_file_id bigint references stored_file,
  transfer_fee bigint not null default 0,
  transfer_fee_by text,
  void_by bigint references staff,
  void_at timestamptz,
  void_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  -- Everybody who made it or took lines off it: none of them is the second person.
  hands bigint[] not null default '{}',
  close_reason text,
  bank_account_id bigint references bank_account,
  check (actual_clearance_cod = actual_cod_amount - actual_percent_amount - from_cod_shipping - return_amount - credit_amount - gate_submit_amount + compensation_amount + carried_amount)
);
create index clearance_by_status on clearance (kind, status, id desc);
create index clearance_of_customer on clearance (customer_id, id desc);
create index clearance_by_branch on clearance (branch_id, status, id desc);
create index clearance_of_kind on clearance (kind, id desc);
create index clearance_paid_alone on clearance (customer_id, paid_at) where approved_by is null and paid_at is not null;
alter table label_state add constraint label_state_clearance foreign key (clearance_id) references clearance;
alter table journal add constraint journal_clearance foreign key (clearance_id) references clearance;

-- Amounts that a merchant is owed or owes, label by label, until a paid document settles them. A row leaves when it is paid, so the table is as small as
-- what is open. One without a label is what an earlier document left over.
create table open_item (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal,
  customer_id bigint not null references customer,
  label_id bigint references label,
  role text not null,
  cod_amount bigint not null,
  cod_fee bigint not null,
  shipping bigint not null,
  return_fee bigint not null,
  net bigint not null,
  -- The open document that it is on.
  clearance_id bigint references clearance,
  -- How often an earlier document was closed before it was paid in full: what is open again is the next part of the same item.
  part integer not null default 0,
  check ((label_id is null) = (role = 'carried'))
);
create unique index open_item_once on open_item (label_id, role) where label_id is not null;
create index open_item_of_customer on open_item (customer_id, role, label_id);
create index open_item_of_journal on open_item (journal_id);
create index open_item_of_clearance on open_item (clearance_id) where clearance_id is not null;
-- Debts of merchants, for the list of reminders.
create index open_item_owed on open_item (customer_id, journal_id) include (net) where role in ('return', 'credit', 'gate_submit');

create table clearance_line (
  id bigint generated always as identity primary key,
  clearance_id bigint not null references clearance,
  journal_id bigint not null references journal,
  label_id bigint references label,
  role text not null,
  cod_amount bigint not null,
  cod_fee bigint not null,
  shipping bigint not null,
  return_fee bigint not null,
  net bigint not null,
  void boolean not null default false,
  -- Settled part of a line, with its sign.
  settled bigint not null default 0,
  part integer not null default 0,
  -- Who took parcels that came back, and their signature: of the lines that they took together.
  handed_at timestamptz,
  handed_by bigint references staff,
  handed_to text,
  handed_file_id bigint references stored_file
);
create index clearance_line_of on clearance_line (clearance_id, id);
create unique index clearance_line_once on clearance_line (label_id, role, part) where not void and label_id is not null;
create unique index clearance_line_carried_once on clearance_line (journal_id, part) where not void and label_id is null;

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
  proof_file_id bigint references stored_file,
  bank_account_id bigint references bank_account
);
create index clearance_payment_of on clearance_payment (clearance_id, id);
create trigger clearance_payment_is_append_only before update or delete on clearance_payment
  for each row execute function refuse_change();
create trigger clearance_payment_stays_whole before truncate on clearance_payment
  for each statement execute function refuse_change();

-- Reminders of overdue amounts, and the merchant's reply.
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
