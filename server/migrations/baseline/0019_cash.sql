-- What: handovers of cash with their labels, shifts of a counter, and business days that a branch has closed.
-- Why: two people count without seeing each other's count. Once cash is counted and two have signed, nothing more is posted on that date (decisions 14).

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
  version integer not null default 1,
  -- Whole kyat; `expected` is what is paid in, without it.
  commission bigint not null default 0 check (commission >= 0),
  bank_account_id bigint references bank_account
);
create index cash_handover_by_branch on cash_handover (branch_id, status, id desc);
create index cash_handover_by_status on cash_handover (status, id desc);
create index cash_handover_of_giver on cash_handover (giver_staff_id, id desc) where giver_staff_id is not null;
create unique index cash_handover_open_of_giver on cash_handover (giver_staff_id) where status = 'active' and giver_staff_id is not null;
-- An agent settles once at a time.
create unique index agent_settles_once on cash_handover (branch_id) where kind = 'agent' and status = 'active';
create index cash_handover_of_agents on cash_handover (branch_id, id) where kind = 'agent';
-- Where a branch brought its cash last.
create index cash_handover_bank on cash_handover (branch_id, id desc) where bank_account_id is not null;
alter table journal add constraint journal_handover foreign key (handover_id) references cash_handover;

-- The labels whose money a handover carried; of each leg of the way (street, branch) a label's money is in one handover that is not void.
create table cash_handover_line (
  handover_id bigint not null references cash_handover,
  journal_id bigint not null references journal,
  label_id bigint references label,
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
  label_id bigint references label,
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

create table shift_handover (
  id bigint generated always as identity primary key,
  status text not null,
  branch_id bigint not null references branch,
  outgoing_id bigint not null references staff,
  incoming_id bigint references staff,
  -- Count of each person, and the balance of the books at that moment.
  counted_out bigint not null,
  expected_out bigint not null,
  counted_in bigint,
  expected_in bigint,
  counted_at timestamptz,
  difference_owner_id bigint references staff,
  difference_note text,
  settled_by bigint references staff,
  signed_at timestamptz,
  -- Open work when it was signed.
  work jsonb,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closes_on date,
  check (outgoing_id <> incoming_id),
  -- After both counts, the state tells whether a difference has to be settled.
  constraint shift_handover_differs check (
  status not in ('counted', 'differs')
  or (status = 'differs') = (settled_by is null and (counted_in <> expected_in or counted_out <> expected_out)))
);
create index shift_handover_of_branch on shift_handover (branch_id, id);
create index shift_handover_difference on shift_handover (difference_owner_id) where difference_owner_id is not null;
create unique index shift_handover_begun on shift_handover (branch_id) where status in ('active', 'differs', 'counted');

create table business_day (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  business_date date not null,
  -- In the till by the books before the first and after the last posting of the day, and what was counted when it was closed, in whole kyat.
  opening bigint not null,
  closing bigint not null,
  shift_handover_id bigint not null unique references shift_handover,
  closed_at timestamptz not null,
  unique (branch_id, business_date)
);
create trigger business_day_is_kept before update or delete on business_day for each row execute function refuse_change();
create trigger business_days_are_kept before truncate on business_day for each statement execute function refuse_change();

-- The date of a journal that concerns these branches: the wanted one, or the first that none of them has closed. The caller keeps the days open until
-- its transaction ends, and closing a day waits for it, so no posting follows a signature.
-- Volatile on purpose: after the wait it reads what others have committed.
create function open_business_date(branches bigint[], wanted date) returns date language plpgsql volatile as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(63, b::int) from (select distinct b from unnest(branches) b where b is not null order by b) as mine;
  select max(d.business_date) into closed
  from unnest(branches) b
  cross join lateral (select business_date from business_day where branch_id = b order by business_date desc limit 1) d;
  return greatest(wanted, closed + 1);
end $$;

-- Refuses journals whose date was not taken from open_business_date.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  if exists (select from added a join business_day d on d.branch_id = a.branch_id and d.business_date >= a.business_date) then
    raise exception 'the business day is closed' using errcode = 'WB003';
  end if;
  return null;
end $$;
create trigger journal_of_open_day after insert on journal referencing new table as added
  for each statement execute function refuse_closed_day();
