-- What: parcels that were handed to the mail post, its tracking files, and parcels that were handed to bus gates with a slip.
-- Why: strangers carry both legs. A code or a slip is all that is known there, and later the word of the carrier or the receiver, with the person who entered it.

-- One parcel is known to the mail post by one code, and one code is one parcel.
create table post_parcel (
  label_id bigint primary key references label on delete cascade,
  code text not null unique,
  handed_at timestamptz not null,
  handed_by bigint references staff,
  branch_id bigint not null references branch
);
create index post_parcel_of_branch on post_parcel (branch_id, handed_at);

-- The mail post's own list of what became of their codes.
create table post_file (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  name text not null,
  -- Of the cells, not of the bytes: a program that saves a sheet again writes other bytes.
  content_hash text not null,
  status text not null,
  created_by bigint not null references staff,
  applied_by bigint references staff,
  applied_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index post_file_once on post_file (branch_id, content_hash) where status <> 'inactive';
create index post_file_of_branch on post_file (branch_id, id);

create table post_file_line (
  id bigint generated always as identity primary key,
  post_file_id bigint not null references post_file on delete cascade,
  -- As the spreadsheet program numbers it.
  row integer not null,
  code text not null,
  state_text text not null,
  date_text text not null,
  result text,
  at timestamptz,
  label_id bigint references label,
  verdict text not null,
  -- Why it was not done, when it could not be.
  refusal text
);
create index post_file_line_of_file on post_file_line (post_file_id, row);

create table gate_slip (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  gate_name text not null,
  gate_phone text not null,
  slip_number text not null,
  photo_file_id bigint references stored_file,
  vehicle text,
  departs_at timestamptz,
  remark text,
  search_key text not null,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Only the people who handed parcels over see how many there are. Older slips are counted by their picture alone.
  blind boolean not null default false,
  gate_count integer check (gate_count >= 0),
  -- Parcels on the list at that moment.
  listed_count integer,
  signed_by text,
  counted_by bigint references staff,
  counted_at timestamptz,
  -- Of a difference.
  case_status text,
  case_owner_id bigint references staff,
  case_note text,
  case_settled_by bigint references staff,
  case_settled_at timestamptz
);
create index gate_slip_of_branch on gate_slip (branch_id, id);
create index gate_slip_differences on gate_slip (branch_id, id) where case_status = 'open';

create table gate_slip_parcel (
  id bigint generated always as identity primary key,
  gate_slip_id bigint not null references gate_slip,
  label_id bigint not null references label,
  handed_by bigint not null references staff,
  handed_at timestamptz not null,
  -- From then on a supervisor may confirm it without anybody's word.
  due_at timestamptz not null,
  -- It was taken back to the branch, or handed to another gate.
  ended boolean not null default false,
  -- Who confirmed the arrival: the gate or the receiver; null for nobody.
  word_by text,
  word_name text,
  word_phone text,
  word_note text,
  confirmed_by bigint references staff,
  confirmed_at timestamptz
);
create index gate_slip_parcel_of_slip on gate_slip_parcel (gate_slip_id, id);
create index gate_slip_parcel_due on gate_slip_parcel (due_at) where not ended and confirmed_at is null;
-- A parcel is at one gate at a time.
create unique index gate_slip_parcel_open on gate_slip_parcel (label_id) where not ended;
create index gate_slip_parcel_of_label on gate_slip_parcel (label_id, id);
