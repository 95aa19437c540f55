-- Statements of payment channels' providers: their files and lines, kept like those of banks, and how each claim ended: by a line of a statement, as
-- cash of its courier after all, or as a shortage.

create table payment_file (
  id bigint generated always as identity primary key,
  payment_channel_id bigint not null references payment_channel,
  name text not null,
  content_hash text not null,
  lines integer not null,
  brought_by bigint not null references staff,
  brought_at timestamptz not null,
  unique (payment_channel_id, content_hash)
);

create table payment_line (
  id bigint generated always as identity primary key,
  payment_channel_id bigint not null references payment_channel,
  payment_file_id bigint not null references payment_file,
  row integer not null,
  day date not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  details text not null,
  line_key text not null,
  nth integer not null,
  claim_id bigint references payment_claim,
  status text not null,
  reason text,
  decided_by bigint references staff,
  decided_at timestamptz,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (payment_channel_id, line_key, nth)
);
comment on column payment_line.claim_id is 'The claim that it settled; before that, the one that the import found for it.';
create unique index payment_line_of_claim on payment_line (claim_id) where status = 'matched';
create index payment_line_by_state on payment_line (status, payment_channel_id, id);
create index payment_line_search on payment_line using gin (search_key gin_trgm_ops);

alter table payment_claim
  add column fee bigint,
  add column settled_on date,
  add column case_at timestamptz,
  add column end_journal_id bigint references journal,
  add column end_reason text,
  add column ended_by bigint references staff,
  add column ended_at timestamptz;
comment on column payment_claim.settled_on is 'Day on which the provider received the payment, by its statement.';
comment on column payment_claim.end_journal_id is 'The journal that moved the money from the channel: to the bank, to cash, or to a shortage.';
