-- What: what the mail post pays for the parcels whose cash it collected, line by line, and how each difference ended.
-- Why: cash that the mail post collected is followed parcel by parcel like that of couriers. Only what it has paid in full is paid on to merchants.

create table remittance (
  id bigint generated always as identity primary key,
  number text not null unique,
  branch_id bigint not null references branch,
  status text not null,
  -- Of the file it was read from; null when it was typed.
  file_name text,
  -- Of codes and amounts, not of bytes: a program that saves a sheet again writes other bytes.
  content_hash text not null,
  reference text not null,
  paid_on date not null,
  -- What came to the bank, and what the mail post kept; whole kyat.
  bank_amount bigint not null check (bank_amount >= 0),
  mmpost_charge bigint not null check (mmpost_charge >= 0),
  created_by bigint not null references staff,
  -- Who brought it or left lines out: none of them confirms it.
  makers bigint[] not null,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index remittance_once on remittance (content_hash) where status <> 'inactive';
create index remittance_of_branch on remittance (branch_id, id);

create table remittance_line (
  id bigint generated always as identity primary key,
  remittance_id bigint not null references remittance on delete cascade,
  -- As the spreadsheet program numbers it.
  row integer not null,
  code text not null,
  amount_text text not null,
  amount bigint,
  label_id bigint references label,
  -- The delivery whose cash it pays, and what the mail post owed for it.
  journal_id bigint references journal,
  owed bigint,
  verdict text not null,
  -- What was paid beyond what was owed; below zero is what is missing.
  difference bigint not null,
  -- Booked, and the difference has no end yet.
  waits boolean not null default false,
  owner_id bigint references staff,
  ended text,
  end_note text,
  -- The parcel whose money it was after all, and its delivery.
  end_label_id bigint references label,
  end_journal_id bigint references journal,
  ended_by bigint references staff,
  ended_at timestamptz
);
create index remittance_line_of on remittance_line (remittance_id, row);
create index remittance_line_of_label on remittance_line (label_id) where label_id is not null;
create index remittance_line_of_journal on remittance_line (journal_id) where journal_id is not null;
create index remittance_line_end_journal on remittance_line (end_journal_id) where end_journal_id is not null;
create index remittance_line_waits on remittance_line (remittance_id) where waits;
