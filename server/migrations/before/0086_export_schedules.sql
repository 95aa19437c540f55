-- What: reports that somebody wants as a file again and again, and the days on which each was made.
-- Why: whoever reads the same figures every Monday should not have to remember to ask for them.

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
  customer_id bigint references customer,
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
