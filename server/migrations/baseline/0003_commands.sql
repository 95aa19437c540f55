-- What: rows of a command: its idempotency key, its audit line, its event; selections, bulk jobs and saved views.
-- Why: they are written in the same transaction as the effect, so a crash leaves all of them or none.

create function announce_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill_event', new.id::text);
  return null;
end $$;

create function audit_search_key(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(
    translate(regexp_replace(lower(name), '[\s၊။.,()/（），。、\-‐-―]', '', 'g'), '၀၁၂၃၄၅၆၇၈၉ဉ', '0123456789ဥ'), 'ဈ', 'စျ'), 'ဩ', 'သြ'), 'ဪ', 'သြော်')
$$;

create table idempotency (
  staff_id bigint not null,
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
  request_id text not null,
  api_key_id bigint
);
create index audit_of_record on audit (room, record_id, id desc);
create index audit_by_staff on audit (staff_id, id desc);
create index audit_by_branch on audit (branch_id, id desc);
create index audit_by_time on audit (at);
create index audit_search on audit using gin (audit_search_key(record_name) gin_trgm_ops);
create index audit_of_key on audit (api_key_id, id desc) where api_key_id is not null;

create table audit_archive () inherits (audit);
alter table audit_archive add primary key (id);
create index audit_archive_by_branch on audit_archive (branch_id, id desc);
create index audit_archive_by_staff on audit_archive (staff_id, id desc);
create index audit_archive_by_time on audit_archive (at);
create index audit_archive_of_key on audit_archive (api_key_id, id desc) where api_key_id is not null;
create index audit_archive_of_record on audit_archive (room, record_id, id desc);
create index audit_archive_search on audit_archive using gin (audit_search_key(record_name) gin_trgm_ops);

create table event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  topic text not null,
  branch_id bigint references branch,
  staff_id bigint references staff,
  payload jsonb not null
);
create index event_age on event (at);
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

-- The last number of each kind and year: taken inside the transaction, so that numbers leave no gap.
create table document_number (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit'
    and exists (select from only audit_archive kept where kept.id = old.id and to_jsonb(kept) = to_jsonb(old)) then
    return old;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
create trigger audit_is_append_only before update or delete on audit for each row execute function keep_audit();
create trigger audit_archive_is_append_only before update or delete on audit_archive for each row execute function keep_audit();
