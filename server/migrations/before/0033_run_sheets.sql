-- What: run sheets of couriers and the parcels on them.
-- Why: what a courier carries is handed over by two people, and somebody answers for it until it is delivered or back.

create table run_sheet (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  courier_id bigint not null references staff,
  status text not null,
  counted integer,
  counted_at timestamptz,
  difference_owner_id bigint references staff,
  difference_note text,
  closed_by bigint references staff,
  closed_at timestamptz,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index run_sheet_of_branch on run_sheet (branch_id, id);
create index run_sheet_of_courier on run_sheet (courier_id, id);
-- A courier is given one sheet at a time.
create unique index run_sheet_being_given on run_sheet (courier_id) where status = 'active';

create table run_sheet_stop (
  id bigint generated always as identity primary key,
  run_sheet_id bigint not null references run_sheet,
  label_id bigint not null references label,
  position integer not null,
  loaded_by bigint references staff,
  loaded_at timestamptz not null,
  -- What became of it; null while the parcel itself says so.
  result text,
  unique (run_sheet_id, label_id)
);
create index run_sheet_stop_of_label on run_sheet_stop (label_id);
-- A parcel is on one sheet at a time.
create unique index run_sheet_stop_open on run_sheet_stop (label_id) where result is null;
