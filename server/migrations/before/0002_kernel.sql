-- What: the rows behind one command: its idempotency key, its audit line, its event; selections, bulk jobs, exports, saved views.
-- Why: they are written in the same transaction as the effect, so a crash leaves all of them or none.

create table idempotency (
  staff_id bigint not null references staff,
  endpoint text not null,
  key text not null,
  body_hash text not null,
  status integer not null,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (staff_id, endpoint, key)
);
create index idempotency_age on idempotency (created_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id bigint references staff,
  branch_id bigint references branch,
  room text not null,
  record_id text not null,
  record_name text,
  action text not null,
  before jsonb,
  after jsonb,
  request_id text not null
);
create index audit_of_record on audit (room, record_id, id desc);
create index audit_by_staff on audit (staff_id, id desc);
create index audit_by_branch on audit (branch_id, id desc);
create index audit_by_time on audit (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();

create table event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  topic text not null,
  branch_id bigint references branch,
  staff_id bigint references staff,
  payload jsonb not null
);
create index event_age on event (at);
create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill_event', new.id::text);
  return null;
end $$;
create trigger event_announced after insert on event
  for each row execute function announce_event();

create table selection (
  token uuid primary key,
  staff_id bigint not null references staff,
  list text not null,
  ids bigint[] not null,
  taken_at timestamptz not null
);
create index selection_age on selection (taken_at);

create table bulk_job (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  branch_id bigint references branch,
  action text not null,
  input jsonb not null,
  status text not null,
  total integer not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_job_of on bulk_job (staff_id, id desc);
create table bulk_job_row (
  job_id bigint not null references bulk_job,
  position integer not null,
  record_id bigint not null,
  status text not null,
  code text,
  primary key (job_id, position)
);
create index bulk_job_row_open on bulk_job_row (job_id, status);

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
  expires_at timestamptz not null
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

create table saved_view (
  id bigint generated always as identity primary key,
  list text not null,
  name text not null,
  staff_id bigint not null references staff,
  visibility text not null,
  branch_id bigint references branch,
  state jsonb not null,
  created_at timestamptz not null
);
create index saved_view_of_list on saved_view (list, visibility, branch_id);
create unique index saved_view_name on saved_view (list, staff_id, lower(name));
