-- What: folders of other machines that files of scheduled reports are delivered to, and each delivery.
-- Why: partners and other programs get figures without a person downloading them. Head office names the places; schedules choose one.

create table export_destination (
  id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  endpoint text,
  region text,
  access_key text,
  host_key text,
  -- Secret key, password or private key; never in an answer.
  secret text,
  search_key text not null,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index export_destination_by_name on export_destination (name, id);

alter table export_schedule
  add column destination_id bigint references export_destination,
  add column file_name text;

create table export_delivery (
  id bigint generated always as identity primary key,
  export_id bigint not null unique references export on delete cascade,
  destination_id bigint not null references export_destination,
  schedule_id bigint references export_schedule on delete set null,
  file_name text not null,
  status text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  -- Why the last attempt failed.
  trouble text,
  detail text,
  bytes bigint,
  delivered_at timestamptz,
  constraint export_delivery_done check ((delivered_at is null) = (bytes is null))
);
create index export_delivery_due on export_delivery (next_at) where status = 'waiting';
create index export_delivery_of_schedule on export_delivery (schedule_id, id desc);
