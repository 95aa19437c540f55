-- What: the operator's bank accounts, transfers between them and to tills, and the lines of bank statements.
-- Why: every kyat that the books have at a bank is found on the bank's own statement, or somebody sees why not.

create table bank_account (
  id bigint generated always as identity primary key,
  name text not null,
  bank text not null,
  number text not null,
  holder text not null,
  -- The one that the ledger's account without a name is: what was posted before accounts had names, and what names none.
  is_default boolean not null default false,
  -- What the bank had before the first line of its statements.
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
  updated_at timestamptz not null
);
create unique index bank_account_name on bank_account (lower(name));
create unique index bank_account_number on bank_account (lower(bank), number);
create unique index bank_account_default on bank_account (is_default) where is_default;
create trigger bank_account_cached after insert or update or delete on bank_account
  for each statement execute function bump_cache_version('bank_account');

insert into bank_account (name, bank, number, holder, is_default, col_day, col_out, col_in, col_reference, col_details, search_key, status, created_at, updated_at)
values ('Main account', 'Bank', '1', '-', true, 'Date', 'Withdrawal', 'Deposit', 'Reference', 'Description', 'mainaccountbank1', 'active', now(), now());

create table transfer (
  id bigint generated always as identity primary key,
  number text not null unique,
  -- Where it was asked for.
  branch_id bigint not null references branch,
  from_account_id bigint not null references bank_account,
  -- Another account, or the till of a branch.
  to_account_id bigint references bank_account,
  to_branch_id bigint references branch,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  note text,
  status text not null,
  -- The day it was asked for, and once it is sent that of the sending.
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
-- What left on a day without a second person.
create index transfer_sent_alone on transfer (business_date) where sent_at is not null and approved_by is null;

alter table journal add column transfer_id bigint references transfer;
create index journal_of_transfer on journal (transfer_id) where transfer_id is not null;

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

-- What the bank says went in (positive) and out (negative). A line is never changed; only what it stands for is.
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
  -- Taken off by somebody: from then on only a person says what it is.
  by_hand boolean not null default false,
  status text not null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (bank_account_id, line_key, nth),
  check ((posting_id is null) = (how is null))
);
create index bank_line_by_day on bank_line (bank_account_id, day, id) include (amount);
create index bank_line_by_status on bank_line (status, id desc);
create index bank_line_open on bank_line (bank_account_id, day) where posting_id is null;
create index bank_line_of_file on bank_line (bank_file_id);
create index bank_line_search on bank_line using gin (search_key gin_trgm_ops);

insert into money_setting (key, value) values
  ('transfer_approval_limit', 1000000),
  ('bank_charge_limit', 20000);
