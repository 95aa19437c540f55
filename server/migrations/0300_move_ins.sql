-- What: what an operator brings in from its former system: a move-in with its sheets and their rows.
-- Why: W-05. The sheets are kept as they came; their rows become records together, after a second person has signed.

create table move_in (
  id bigint generated always as identity primary key,
  name text not null,
  opening_day date not null,
  status text not null,
  totals jsonb not null default '[]',
  bad integer not null default 0,
  hands bigint[] not null default '{}',
  halted text,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  proposed_by bigint references staff,
  proposed_at timestamptz,
  signed_by bigint references staff,
  signed_at timestamptz,
  finished_at timestamptz,
  void_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (signed_by is null or signed_by <> created_by)
);

create table move_in_sheet (
  id bigint generated always as identity primary key,
  move_in_id bigint not null references move_in,
  kind text not null,
  file_name text not null,
  content_hash text not null,
  heads jsonb not null,
  columns jsonb not null,
  rows integer not null,
  bad integer not null default 0,
  left_out integer not null default 0,
  brought_by bigint not null references staff,
  brought_at timestamptz not null
);
create index move_in_sheet_of on move_in_sheet (move_in_id, id);
create index move_in_sheet_content on move_in_sheet (content_hash);

create table move_in_row (
  sheet_id bigint not null references move_in_sheet on delete cascade,
  position integer not null,
  row integer not null,
  cells jsonb not null,
  marks jsonb not null,
  aside text,
  problems jsonb,
  code text,
  record_id bigint,
  primary key (sheet_id, position)
);
create index move_in_row_bad on move_in_row (sheet_id, position) where problems is not null;
create index move_in_row_code on move_in_row (code) where code is not null;
