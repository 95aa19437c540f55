-- What: requests to erase the personal details of a phone number, and what has been erased on labels.
-- Why: details of receivers do not stay for ever (O-06: a restored backup runs the requests again). Rows that are never changed may lose their details,
-- and nothing else: their triggers compare the new row with what the erasure makes of the old one.

create table erasure (
  id bigint generated always as identity primary key,
  status text not null,
  -- The number in full until everything of it is erased; then only its last digits and its keyed hash, by which a restored backup finds it again.
  phone text,
  phone_end text not null,
  phone_hash text not null,
  reason text not null,
  -- Parcels of the number when it was asked for, and those that wait until they have ended and are paid.
  parcels integer not null,
  waiting integer not null,
  -- Rows that lost details, by table.
  erased jsonb not null default '{}',
  requested_by bigint references staff,
  requested_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  done_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (decided_by <> requested_by or status = 'denied')
);
create unique index erasure_once on erasure (phone_hash, requested_at);
create index erasure_open on erasure (id) where done_at is null;

alter table label add column source_erased_at timestamptz, add column destination_erased_at timestamptz;
create index label_not_erased on label (created_at, id) where source_erased_at is null or destination_erased_at is null;

-- Empties what is named like a detail of a person, at any depth; figures, codes, states and times stay.
create function without_details(kept jsonb) returns jsonb language plpgsql immutable parallel safe as $$
begin
  case jsonb_typeof(kept)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, case when key ~
          '(^|_)(name|phone|phones|phone_list|nrc|nrc_key|no|home_no|street|address|postcode|remark|note|text|result|email|handed_to|receiver_id_no|search_key)$'
          then 'null'::jsonb else without_details(value) end), '{}') from jsonb_each(kept));
    when 'array' then
      return (select coalesce(jsonb_agg(without_details(value) order by n), '[]') from jsonb_array_elements(kept) with ordinality as e(value, n));
    else
      return kept;
  end case;
end $$;

create or replace function keep_label_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.viewable and not new.viewable
    and (to_jsonb(new) - 'viewable') = (to_jsonb(old) - 'viewable') then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) =
    to_jsonb(old) || jsonb_build_object('remark', null, 'before', without_details(to_jsonb(old) -> 'before')) then
    return new;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'label_entry' then
    -- A draft that nobody has handed in has no history yet: it goes with the label that is deleted.
    if old.status = 'created' and not exists (select from label_entry other where other.label_id = old.label_id and other.id <> old.id) then
      return old;
    end if;
    if exists (select from only label_entry_archive kept where kept.id = old.id and to_jsonb(kept) = to_jsonb(old)) then
      return old;
    end if;
  end if;
  raise exception 'entries of a label are never changed or deleted';
end $$;

create or replace function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'record_name' = (to_jsonb(old) - 'record_name') || jsonb_build_object(
      'before', without_details(to_jsonb(old) -> 'before'), 'after', without_details(to_jsonb(old) -> 'after'))
    and (new.record_name is null or new.record_name = old.record_name) then
    return new;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'audit'
    and exists (select from only audit_archive kept where kept.id = old.id and to_jsonb(kept) = to_jsonb(old)) then
    return old;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;

-- The named columns may be emptied; nothing else of a row changes, and no row is deleted.
create function keep_all_but() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv and not exists (
    select from unnest(tg_argv) as name where coalesce(to_jsonb(new) ->> name, '–') <> '–' and to_jsonb(new) -> name <> to_jsonb(old) -> name) then
    return new;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
drop trigger call_log_is_append_only on call_log;
create trigger call_log_is_append_only before update or delete on call_log
  for each row execute function keep_all_but('phone', 'result', 'remark');
drop trigger delivery_proof_is_kept on delivery_proof;
create trigger delivery_proof_is_kept before update or delete on delivery_proof
  for each row execute function keep_all_but('handed_to', 'receiver_id_no', 'kind', 'file_id', 'picture_sha256');
