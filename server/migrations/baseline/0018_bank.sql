-- What: the operator's bank accounts, transfers between them and to tills, lines of bank statements, opening balances.
-- Why: every kyat that the books have at a bank is found on the bank's own statement, or the list of open lines shows why not.

create table bank_account (
  id bigint generated always as identity primary key,
  name text not null,
  bank text not null,
  number text not null,
  holder text not null,
  -- The one that the ledger's account without a name is: what was posted before accounts had names, and what names none.
  is_default boolean not null default false,
  -- Balance before the first line of its statements.
  opening_balance bigint not null default 0,
  -- The headings of its statements, as the bank writes them.
  col_day text not null,
  col_out text not null,
  col_in text not null,
  col_reference text,
  col_details text,
  search_key text not null,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- An account of one branch serves the documents of that branch alone; without one it serves all.
  branch_id bigint references branch,
  constraint bank_account_default_serves_all check (not is_default or branch_id is null)
);
create unique index bank_account_name on bank_account (lower(name));
create unique index bank_account_number on bank_account (lower(bank), number);
create unique index bank_account_default on bank_account (is_default) where is_default;
create trigger bank_account_cached after insert or update or delete on bank_account
  for each statement execute function bump_cache_version('bank_account');

create table transfer (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- The branch that requested it.
  branch_id bigint not null references branch,
  from_account_id bigint not null references bank_account,
  -- Another account, or the till of a branch.
  to_account_id bigint references bank_account,
  to_branch_id bigint references branch,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  note text,
  status text not null,
  -- Day of the request, and after the sending its day.
  business_date date not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  approved_by bigint references staff,
  approved_at timestamptz,
  sent_by bigint references staff,
  sent_at timestamptz,
  confirmed_at timestamptz,
  ended_by bigint references staff,
  ended_at timestamptz,
  end_reason text,
  search_key text not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((to_account_id is null) <> (to_branch_id is null)),
  check (to_account_id is distinct from from_account_id)
);
create index transfer_by_branch on transfer (branch_id, id desc);
create index transfer_to_branch on transfer (to_branch_id, id desc) where to_branch_id is not null;
create index transfer_by_status on transfer (status, id desc);
create index transfer_search on transfer using gin (search_key gin_trgm_ops);
-- Payments of a day without a second person.
create index transfer_sent_alone on transfer (business_date) where sent_at is not null and approved_by is null;
alter table journal add constraint journal_transfer_id_fkey foreign key (transfer_id) references transfer;

create table bank_file (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_account,
  name text not null,
  content_hash text not null,
  lines integer not null,
  brought_by bigint not null references staff,
  brought_at timestamptz not null,
  unique (bank_account_id, content_hash)
);

-- Lines of bank statements: in (positive) and out (negative). A line is never changed; only its match is.
create table bank_line (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_account,
  bank_file_id bigint not null references bank_file,
  row integer not null,
  day date not null,
  amount bigint not null check (amount <> 0),
  reference text not null,
  details text not null,
  -- The same line in another file is recognised by what it says, and by the how manieth of its kind it is in the file.
  line_key text not null,
  nth integer not null,
  -- One line for one posting, one posting for one line. Postings are never deleted, which their own triggers see to.
  posting_id bigint unique,
  how text,
  matched_by bigint references staff,
  matched_at timestamptz,
  -- A user removed the match: from then on it is matched by hand only.
  by_hand boolean not null default false,
  status text not null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Day of the matched posting, to find lines and postings that are on two sides of a day.
  posted_on date,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  -- A payment that came in on another bank account than the books have it on: the line matches a posting that books it where it came, and names the original one.
  -- Each is moved once; what is moved is nothing to look for on the statement of its account.
  moved_posting_id bigint,
  unique (bank_account_id, line_key, nth),
  check ((posting_id is null) = (how is null)),
  constraint bank_line_posted_on check ((posting_id is null) = (posted_on is null)),
  constraint bank_line_moved check (moved_posting_id is null or how = 'moved')
);
create index bank_line_by_day on bank_line (bank_account_id, day, id) include (amount);
create index bank_line_by_status on bank_line (status, id desc);
create index bank_line_open on bank_line (bank_account_id, day) where posting_id is null;
create index bank_line_search on bank_line using gin (search_key gin_trgm_ops);
create index bank_line_by_posting_day on bank_line (bank_account_id, posted_on) include (day, amount) where posting_id is not null;
create index bank_line_waiting on bank_line (bank_account_id, day) where status = 'waiting';
create index bank_line_newest on bank_line (day desc nulls last, id desc);
create unique index bank_line_moves_once on bank_line (moved_posting_id) where moved_posting_id is not null;
create index bank_line_of_file on bank_line (bank_file_id, day);

create table bank_day (
  bank_account_id bigint not null references bank_account,
  day date not null,
  amount bigint not null,
  primary key (bank_account_id, day)
);

-- A row leaves when a line matches the posting, so the table holds only what the bank has not shown.
create table bank_unseen (
  posting_id bigint primary key,
  account_id bigint not null references account,
  business_date date not null,
  amount bigint not null
);
create index bank_unseen_by_day on bank_unseen (account_id, business_date, posting_id) include (amount);

create table bank_closing (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_account,
  day date not null,
  -- Balance by the bank at the end of that day, in whole kyat.
  amount bigint not null,
  entered_by bigint not null references staff,
  entered_at timestamptz not null,
  -- Those who brought lines up to that day, since the balance that was complete before, and who are other people than who entered it.
  apart_from bigint[] not null,
  -- It agreed with the lines, and everybody who brought some of them has another person who entered it.
  complete boolean not null
);
create index bank_closing_by_day on bank_closing (bank_account_id, day, id);
create trigger bank_closing_is_append_only before update or delete on bank_closing for each row execute function refuse_change();
create trigger bank_closing_stays_whole before truncate on bank_closing for each statement execute function refuse_change();

create table opening_balance (
  id bigint generated always as identity primary key,
  bank_account_id bigint references bank_account,
  -- The till of this branch.
  branch_id bigint references branch,
  -- Whole kyat; below zero where the bank lends.
  amount bigint not null check (amount <> 0),
  note text not null,
  status text not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  ended_by bigint references staff,
  end_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  on_top boolean not null default false,
  check ((bank_account_id is null) <> (branch_id is null)),
  check (branch_id is null or amount > 0)
);
create unique index opening_balance_of_bank on opening_balance (bank_account_id) where status <> 'void';
create unique index opening_balance_of_till on opening_balance (branch_id) where status <> 'void';

-- Opening balances are on no statement, so no line is expected.
create function keep_bank_unseen() returns trigger language plpgsql as $$
begin
  insert into bank_unseen (posting_id, account_id, business_date, amount)
  select p.id, p.account_id, j.business_date, p.amount
  from added p
  join journal j on j.id = p.journal_id and j.event <> 'opened'
  where p.account_id in (select id from account where kind = 'bank');
  return null;
end $$;
create trigger posting_at_bank after insert on posting referencing new table as added
  for each statement execute function keep_bank_unseen();

-- The account that the ledger uses by default; the operator enters its bank and number.
insert into bank_account (name, bank, number, holder, is_default, col_day, col_out, col_in, col_reference, col_details, search_key, status, created_at, updated_at)
values ('Main account', 'Bank', '1', '-', true, 'Date', 'Withdrawal', 'Deposit', 'Reference', 'Description', 'mainaccountbank1', 'active', now(), now());
