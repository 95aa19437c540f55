-- What: entries of labels with their archive, and scans that could not be applied.
-- Why: entries are append only: the history of a parcel is never rewritten.

create table label_entry (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  status text not null,
  -- An entry that was rolled back, or that only notes something, is not viewable. Nothing else of an entry ever changes.
  viewable boolean not null default true,
  -- Time of the device, and of the server's receipt.
  at timestamptz not null,
  recorded_at timestamptz not null,
  staff_id bigint references staff,
  branch_id bigint references branch,
  -- Receiver of the parcel: a branch or one of its people.
  to_branch_id bigint references branch,
  to_staff_id bigint references staff,
  scan_id text,
  device text,
  place text,
  reason text,
  remark text,
  -- Entered because a later scan shows that it must have happened.
  inferred boolean not null default false,
  -- Former values of everything that this entry changed: auditors read them, and taking the entry back restores them.
  before jsonb,
  undoes_id bigint,
  -- The time of an entry is the device's where that is plausible, and the server's where it is not: a device that stood at the year 2009 decided the business date
  -- of money. The time of such a device is stored here, so that readers of the history see the difference.
  device_at timestamptz,
  party text,
  api_key_id bigint references api_key
);
create index label_entry_of on label_entry (label_id, id);
create unique index label_entry_scan on label_entry (scan_id) where scan_id is not null;
create index label_entry_by_staff on label_entry (staff_id, id desc);
create index label_entry_age on label_entry using brin (at);
create index label_entry_by_branch_day on label_entry (branch_id, status, at) where viewable;

create table label_entry_archive () inherits (label_entry);
alter table label_entry_archive add primary key (id), add foreign key (label_id) references label;
create index label_entry_archive_of on label_entry_archive (label_id, id);
create index label_entry_archive_by_branch_day on label_entry_archive (branch_id, status, at) where viewable;
create index label_entry_archive_by_staff on label_entry_archive (staff_id, id desc);

-- Scans that could not be applied: kept for the branch to settle, never lost.
create table exception_scan (
  id bigint generated always as identity primary key,
  scan_id text,
  tracking_code text not null,
  label_id bigint references label,
  branch_id bigint references branch,
  staff_id bigint references staff,
  wanted text,
  -- Why it was refused, with what the refusal says.
  code text not null,
  said jsonb not null default '{}',
  reason text,
  remark text,
  at timestamptz not null,
  recorded_at timestamptz not null,
  device text,
  settled_by bigint references staff,
  settled_at timestamptz,
  settled_note text
);
create unique index exception_scan_once on exception_scan (scan_id) where scan_id is not null;
create index exception_scan_open on exception_scan (branch_id, id desc) where settled_at is null;
create index exception_scan_of on exception_scan (label_id, id desc) where label_id is not null;

-- A row may leave the table when exactly this row is in the archive; no row leaves the archive.
create function keep_label_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.viewable and not new.viewable
    and (to_jsonb(new) - 'viewable') = (to_jsonb(old) - 'viewable') then
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
create trigger label_entry_is_append_only before update or delete on label_entry
  for each row execute function keep_label_entry();
create trigger label_entry_archive_is_append_only before update or delete on label_entry_archive for each row execute function keep_label_entry();

create function refuse_unknown_undone() returns trigger language plpgsql as $$
begin
  if exists (select from changed c where c.undoes_id is not null and not exists (select from label_entry e where e.id = c.undoes_id)) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger label_entry_undoes_entry after insert on label_entry referencing new table as changed
  for each statement execute function refuse_unknown_undone();

create function has_entry(entry bigint) returns boolean language sql stable as $$
  select entry is null or exists (select from label_entry e where e.id = entry)
$$;
