-- What: mailbags with their parcels, their log and the differences found in them.
-- Why: parcels travel in bags that are scanned as one, and what is missing at the other end must have an owner.

create sequence mailbag_serial minvalue 1 maxvalue 98999999;

create table mailbag (
  id bigint generated always as identity primary key,
  code text not null unique,
  status text not null,
  from_branch_id bigint not null references branch,
  to_branch_id bigint not null references branch,
  holder_branch_id bigint not null references branch,
  parcels integer not null default 0,
  seal_no text,
  weight_g integer,
  seal_read text,
  remark text,
  created_by bigint not null references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (from_branch_id <> to_branch_id)
);
create index mailbag_of_sender on mailbag (from_branch_id, id);
create index mailbag_of_receiver on mailbag (to_branch_id, id);
create index mailbag_of_holder on mailbag (holder_branch_id, id);
create index mailbag_search on mailbag using gin (lower(code) gin_trgm_ops);
create index mailbag_on_the_way on mailbag (status, id) where status <> 'complete';
alter table label_state add constraint label_state_bag foreign key (bag_id) references mailbag;

create table mailbag_parcel (
  id bigint generated always as identity primary key,
  mailbag_id bigint not null references mailbag,
  label_id bigint not null references label,
  state text not null,
  packed_by bigint references staff,
  packed_at timestamptz,
  read_by bigint references staff,
  read_at timestamptz,
  read_scan_id text,
  damaged boolean not null default false,
  unique (mailbag_id, label_id)
);
create index mailbag_parcel_label on mailbag_parcel (label_id);
-- A parcel is in one bag at a time.
create unique index mailbag_parcel_in on mailbag_parcel (label_id) where state = 'in';

create table mailbag_entry (
  id bigint generated always as identity primary key,
  mailbag_id bigint not null references mailbag,
  status text not null,
  branch_id bigint not null references branch,
  staff_id bigint not null references staff,
  at timestamptz not null,
  recorded_at timestamptz not null,
  device text,
  scan_id text unique,
  note text
);
create index mailbag_entry_of_bag on mailbag_entry (mailbag_id, id);
create trigger mailbag_entry_is_append_only before update or delete on mailbag_entry
  for each row execute function refuse_change();

create table mailbag_case (
  id bigint generated always as identity primary key,
  mailbag_id bigint not null references mailbag,
  label_id bigint references label,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  other_branch_id bigint not null references branch,
  owner_staff_id bigint not null references staff,
  opened_by bigint not null references staff,
  outcome text,
  note text,
  settled_by bigint references staff,
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mailbag_case_of_branch on mailbag_case (branch_id, status, id);
create index mailbag_case_of_other on mailbag_case (other_branch_id, status, id);
create index mailbag_case_of_bag on mailbag_case (mailbag_id, id);
