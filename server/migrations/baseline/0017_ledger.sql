-- What: the double-entry ledger, limits of what leaves, and money that was there before.
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

create table journal (
  id bigint generated always as identity primary key,
  event text not null,
  at timestamptz not null,
  business_date date not null,
  label_id bigint references label,
  entry_id bigint,
  handover_id bigint,
  clearance_id bigint,
  branch_id bigint references branch,
  staff_id bigint references staff,
  reverses_id bigint references journal,
  note text,
  key text not null unique,
  pickup_request_id bigint references pickup_request,
  -- The way from a kyat to the document that moved it.
  gate_collection_id bigint,
  expense_id bigint,
  transfer_id bigint
);
create index journal_of_label on journal (label_id, id) where label_id is not null;
create index journal_of_entry on journal (entry_id) where entry_id is not null;
create index journal_of_handover on journal (handover_id) where handover_id is not null;
create index journal_of_clearance on journal (clearance_id) where clearance_id is not null;
create index journal_by_day on journal (business_date, id);
create unique index journal_reversed_once on journal (reverses_id) where reverses_id is not null;
create index journal_of_pickup on journal (pickup_request_id) where pickup_request_id is not null;
create index journal_of_gate_collection on journal (gate_collection_id) where gate_collection_id is not null;
create index journal_of_expense on journal (expense_id) where expense_id is not null;
-- Finds the expenses of a month among all journals.
create index journal_spent on journal (business_date) where expense_id is not null;
create index journal_of_transfer on journal (transfer_id) where transfer_id is not null;
create trigger journal_is_append_only before update or delete on journal for each row execute function refuse_change();
create trigger journal_stays_whole before truncate on journal for each statement execute function refuse_change();

-- A debit is positive, a credit negative.
create table posting (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0)
);
create index posting_of_journal on posting (journal_id);
create index posting_of_account on posting (account_id, id) include (amount);
create index posting_of_account_by_journal on posting (account_id, journal_id) include (amount);
create trigger posting_is_append_only before update or delete on posting for each row execute function refuse_change();
create trigger posting_stays_whole before truncate on posting for each statement execute function refuse_change();

-- The balance of an account up to a posting, so that reading one does not add up years. Only a cache: the postings are what is true.
create table account_balance (
  account_id bigint primary key references account,
  upto bigint not null,
  balance bigint not null
);

create table money_setting (
  key text primary key,
  value bigint not null
);

create table outflow_limit (
  kind text not null,
  -- Of a role instead of everybody's; '' is everybody's.
  role_slug text not null default '',
  amount bigint not null check (amount >= 0),
  primary key (kind, role_slug)
);

create table outflow (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The document of that kind. A document may be paid in parts.
  record_id bigint not null,
  business_date date not null,
  amount bigint not null check (amount > 0),
  -- No second person stood for it, and it was not taken back.
  alone boolean not null,
  paid_by bigint not null references staff (id),
  at timestamptz not null
);
create index outflow_record on outflow (kind, record_id);

-- Identities of the receiver: phones, cards, accounts, names. By day first, because only the payments of a day are counted.
create table outflow_key (
  business_date date not null,
  key text not null,
  outflow_id bigint not null references outflow (id),
  primary key (business_date, key, outflow_id)
);

create table surplus (
  id bigint primary key,
  branch_id bigint not null references branch (id),
  amount bigint not null check (amount > 0),
  status text not null,
  surplus_end text,
  payee_name text,
  payee_phone text,
  staff_id bigint references staff (id),
  note text,
  requested_by bigint references staff (id),
  requested_at timestamptz,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (confirmed_by is null or confirmed_by <> requested_by)
);

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

-- A journal is written with all its postings by one statement, and they sum to zero. Adding to it later is refused even when it would balance:
-- otherwise the past could be changed.
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

create function refuse_unknown_moved() returns trigger language plpgsql as $$
begin
  if exists (select from changed c where c.entry_id is not null and not exists (select from label_entry e where e.id = c.entry_id)) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger journal_of_entry_there after insert on journal referencing new table as changed
  for each statement execute function refuse_unknown_moved();

insert into money_setting (key, value) values
  ('expense_day_limit', 500000),
  ('expense_receipt_above', 20000);

-- Above these amounts, in whole kyat, a payment needs a second person; the operator may change them.
insert into outflow_limit (kind, amount) values
  ('clearance', 1000000),
  ('emo_payout', 1000000),
  ('emo_refund', 100000),
  ('compensation', 1000000),
  ('expense', 100000),
  ('transfer', 1000000),
  ('bank_charge', 20000);
