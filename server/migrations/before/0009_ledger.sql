-- What: the double-entry ledger, cash handovers, clearances.
-- Why: every figure of money on a screen is a sum of postings. The database itself refuses a journal that does not balance and any change of one.
create table account (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whose: a person, branch or customer, by the kind; null for the operator's own.
  staff_id bigint references staff,
  branch_id bigint references branch,
  customer_id bigint references customer,
  -- Which fee or expense, of the kinds that have several.
  name text
);
create unique index account_key on account (kind, coalesce(staff_id, 0), coalesce(branch_id, 0), coalesce(customer_id, 0), coalesce(name, ''));
create index account_of_customer on account (customer_id) where customer_id is not null;
create index account_of_staff on account (staff_id) where staff_id is not null;
create index account_of_branch on account (branch_id) where branch_id is not null;

-- Two commands that need the same new account at once meet in an update that changes nothing; any other change is refused.
create function keep_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) then
    return new;
  end if;
  raise exception 'accounts are never changed or deleted';
end $$;
create trigger account_stays before update or delete on account for each row execute function keep_account();
create trigger account_stays_whole before truncate on account for each statement execute function keep_account();

create table journal (
  id bigint generated always as identity primary key,
  event text not null,
  at timestamptz not null,
  business_date date not null,
  label_id bigint references label,
  entry_id bigint references label_entry,
  handover_id bigint,
  clearance_id bigint,
  branch_id bigint references branch,
  staff_id bigint references staff,
  reverses_id bigint references journal,
  note text,
  key text not null unique
);
create index journal_of_label on journal (label_id, id) where label_id is not null;
create index journal_of_entry on journal (entry_id) where entry_id is not null;
create index journal_of_handover on journal (handover_id) where handover_id is not null;
create index journal_of_clearance on journal (clearance_id) where clearance_id is not null;
create index journal_by_day on journal (business_date, id);
create unique index journal_reversed_once on journal (reverses_id) where reverses_id is not null;

-- A debit is positive, a credit negative.
create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0)
);
create index posting_of_journal on posting (journal_id);
create index posting_of_account on posting (account_id, id) include (amount);

create trigger journal_is_append_only before update or delete on journal for each row execute function refuse_change();
create trigger posting_is_append_only before update or delete on posting for each row execute function refuse_change();
create trigger journal_stays_whole before truncate on journal for each statement execute function refuse_change();
create trigger posting_stays_whole before truncate on posting for each statement execute function refuse_change();

-- A journal is written with all its postings by one statement, and they sum to zero. Adding to it later is refused even when it would balance:
-- otherwise the past could be told anew.
create function refuse_imbalance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id having sum(amount) <> 0) then
    raise exception 'a journal does not balance' using errcode = 'WB001';
  end if;
  if exists (
    select from (select journal_id, count(*) as n from added group by journal_id) mine
    where mine.n <> (select count(*) from posting p where p.journal_id = mine.journal_id)
  ) then
    raise exception 'a journal is complete once it is written' using errcode = 'WB002';
  end if;
  return null;
end $$;
create trigger posting_balances after insert on posting referencing new table as added
  for each statement execute function refuse_imbalance();

-- The balance of an account up to a posting, so that reading one does not add up years. Only a cache: the postings are what is true.
create table account_balance (
  account_id bigint primary key references account,
  upto bigint not null,
  balance bigint not null
);

-- Cash from one hand to another: courier to cashier, branch to head office or bank. The receiver counts before they see the giver's figure.
create table cash_handover (
  id bigint generated always as identity primary key,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  giver_staff_id bigint references staff,
  to_branch_id bigint references branch,
  expected bigint not null check (expected >= 0),
  declared bigint check (declared >= 0),
  counted bigint check (counted >= 0),
  difference_owner_id bigint references staff,
  difference_note text,
  slip_no text,
  proof_file_id bigint references stored_file,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  counted_by bigint references staff,
  counted_at timestamptz,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  void_reason text,
  -- A confirmed one is taken back by mirror journals, and stays what it was.
  reversed_by bigint references staff,
  reversed_at timestamptz,
  reverse_reason text,
  version integer not null default 1
);
create index cash_handover_by_branch on cash_handover (branch_id, status, id desc);
create index cash_handover_by_status on cash_handover (status, id desc);
create index cash_handover_of_giver on cash_handover (giver_staff_id, id desc) where giver_staff_id is not null;
create unique index cash_handover_open_of_giver on cash_handover (giver_staff_id) where status = 'active' and giver_staff_id is not null;

-- The labels whose money a handover carried; of each leg of the way (street, branch) a label's money is in one handover that is not void.
create table cash_handover_line (
  handover_id bigint not null references cash_handover,
  journal_id bigint not null references journal,
  label_id bigint not null references label,
  leg text not null,
  amount bigint not null,
  void boolean not null default false,
  primary key (handover_id, journal_id)
);
create unique index cash_handover_line_once on cash_handover_line (journal_id, leg) where not void;
create index cash_handover_line_of_label on cash_handover_line (label_id);

-- The money of a label until head office or the bank has it: in whose hands it is, and the open handover that moves it on. A row leaves when it has
-- arrived, so the table is as small as what is out.
create table label_cash (
  journal_id bigint primary key references journal,
  label_id bigint not null references label,
  event text not null,
  amount bigint not null check (amount > 0),
  place text not null,
  staff_id bigint references staff,
  branch_id bigint not null references branch,
  handover_id bigint references cash_handover,
  since timestamptz not null,
  check ((place = 'courier') = (staff_id is not null))
);
create index label_cash_of_label on label_cash (label_id);
create index label_cash_of_staff on label_cash (staff_id, journal_id) where staff_id is not null;
create index label_cash_of_branch on label_cash (branch_id, place, journal_id);
create index label_cash_of_handover on label_cash (handover_id) where handover_id is not null;

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
  check (actual_clearance_cod = actual_cod_amount - actual_percent_amount - from_cod_shipping - return_amount - credit_amount - gate_submit_amount + compensation_amount + carried_amount),
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
  updated_at timestamptz not null
);
create index clearance_by_status on clearance (kind, status, id desc);
create index clearance_of_customer on clearance (customer_id, id desc);
create index clearance_by_branch on clearance (branch_id, status, id desc);

-- What a merchant has coming or owes, label by label, until a paid document settles it. A row leaves when it is paid, so the table is as small as
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
  check ((label_id is null) = (role = 'carried'))
);
create unique index open_item_once on open_item (label_id, role) where label_id is not null;
create index open_item_of_customer on open_item (customer_id, role, label_id);
create index open_item_of_journal on open_item (journal_id);
create index open_item_of_clearance on open_item (clearance_id) where clearance_id is not null;

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
  void boolean not null default false
);
create index clearance_line_of on clearance_line (clearance_id, id);
create unique index clearance_line_once on clearance_line (label_id, role) where not void and label_id is not null;
create unique index clearance_line_carried_once on clearance_line (journal_id) where not void and label_id is null;

-- The last number of each kind and year: taken inside the transaction, so that numbers leave no gap.
create table document_number (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

create table money_setting (
  key text primary key,
  value bigint not null
);
insert into money_setting (key, value) values ('approval_limit', 1000000);

alter table label_state add constraint label_state_clearance foreign key (clearance_id) references clearance;
alter table journal add constraint journal_handover foreign key (handover_id) references cash_handover;
alter table journal add constraint journal_clearance foreign key (clearance_id) references clearance;
