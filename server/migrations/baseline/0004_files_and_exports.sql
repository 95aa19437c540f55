-- What: files of users, exports and their schedules.
-- Why: an export is rows, so that any server makes it and any server sends it.

create table stored_file (
  id bigint generated always as identity primary key,
  -- Whose it is: says which right opens it, beside covering its branch. Null is the whole operator's.
  room text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  content bytea not null,
  branch_id bigint references branch,
  created_by bigint references staff,
  created_at timestamptz not null
);

create table export (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  branch_id bigint references branch,
  list text not null,
  format text not null,
  query jsonb not null,
  columns text[] not null,
  locale text not null,
  status text not null,
  total integer,
  done integer not null default 0,
  size bigint,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  problem text
);
create index export_of on export (staff_id, id desc);
create index export_of_branch on export (branch_id, id desc);
create index export_expiry on export (expires_at);

create table export_chunk (
  export_id bigint not null references export on delete cascade,
  position integer not null,
  data bytea not null,
  primary key (export_id, position)
);
-- Pieces of files are kept for days and read once or twice: pressing them costs the maker of a file more than it saves.
alter table export_chunk alter column data set storage external;

create table export_schedule (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  -- The branch that its owner worked for: what they see is what they see there.
  branch_id bigint references branch,
  report text not null,
  period text not null,
  of_branch_id bigint references branch,
  branch_collection_id bigint references branch_collection,
  customers text not null,
  customer_id bigint,
  rhythm text not null,
  weekday integer not null check (weekday between 0 and 6),
  month_day integer not null check (month_day between 1 and 28),
  hour integer not null check (hour between 0 and 23),
  format text not null,
  status text not null,
  -- When it is due next.
  next_at timestamptz not null,
  last_day date,
  -- Why the latest run brought no file.
  trouble text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index export_schedule_staff on export_schedule (staff_id, id);
create index export_schedule_due on export_schedule (next_at) where status = 'active';

-- One run a day, whichever server comes first.
create table export_schedule_run (
  schedule_id bigint not null references export_schedule on delete cascade,
  day date not null,
  made_at timestamptz not null,
  primary key (schedule_id, day)
);
