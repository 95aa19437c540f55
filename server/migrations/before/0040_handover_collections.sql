-- What: hand-overs of parcels from one person to another, their parcels and the differences found in them.
-- Why: what was picked up, and what goes to a bus gate, changes hands between two people, and somebody answers for what is missing afterwards.

create table handover_collection (
  id bigint generated always as identity primary key,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  giver_id bigint not null references staff,
  receiver_id bigint references staff,
  confirmed_at timestamptz,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (giver_id <> receiver_id)
);
create index handover_collection_of_branch on handover_collection (branch_id, id);
create index handover_collection_of_giver on handover_collection (giver_id, id);
create index handover_collection_of_receiver on handover_collection (receiver_id, id) where receiver_id is not null;
-- Somebody gives one list of a kind at a time.
create unique index handover_collection_begun on handover_collection (giver_id, kind) where status = 'active';

create table handed_parcel (
  id bigint generated always as identity primary key,
  collection_id bigint not null references handover_collection,
  label_id bigint not null references label,
  state text not null,
  listed_at timestamptz,
  received_at timestamptz,
  unique (collection_id, label_id)
);
create index handed_parcel_of_label on handed_parcel (label_id);
-- A parcel is on one open list at a time.
create unique index handed_parcel_listed on handed_parcel (label_id) where state = 'listed';

create table handover_case (
  id bigint generated always as identity primary key,
  collection_id bigint not null references handover_collection,
  label_id bigint not null references label,
  kind text not null,
  status text not null,
  branch_id bigint not null references branch,
  owner_staff_id bigint not null references staff,
  gave_by bigint not null references staff,
  opened_by bigint not null references staff,
  outcome text,
  note text,
  settled_by bigint references staff,
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index handover_case_of_branch on handover_case (branch_id, status, id);
create index handover_case_of_collection on handover_case (collection_id, id);
