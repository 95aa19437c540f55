-- What: archives of the entries of parcels and of audit lines. Each inherits from its table: whoever reads the table reads both, what is written goes into the
-- table alone. Closed parcels are brought there by a nightly job, all entries of one together; nothing is ever changed by it.
-- Why: the tables that every scan writes to, and their indexes, stay as small as the work that is under way, however old the operator is.

create table label_entry_archive () inherits (label_entry);
alter table label_entry_archive add primary key (id), add foreign key (label_id) references label;
create index label_entry_archive_of on label_entry_archive (label_id, id);
create index label_entry_archive_by_branch_day on label_entry_archive (branch_id, status, at) where viewable;
create index label_entry_archive_by_staff on label_entry_archive (staff_id, id desc);

create table audit_archive () inherits (audit);
alter table audit_archive add primary key (id);
create index audit_archive_by_branch on audit_archive (branch_id, id desc);
create index audit_archive_by_staff on audit_archive (staff_id, id desc);
create index audit_archive_by_time on audit_archive (at);
create index audit_archive_of_key on audit_archive (api_key_id, id desc) where api_key_id is not null;
create index audit_archive_of_record on audit_archive (room, record_id, id desc);
create index audit_archive_search on audit_archive using gin (audit_search_key(record_name) gin_trgm_ops);

-- A row may leave the table when exactly this row stands in the archive; from there nothing leaves.
create or replace function keep_label_entry() returns trigger language plpgsql as $$
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
create trigger label_entry_archive_is_append_only before update or delete on label_entry_archive for each row execute function keep_label_entry();

create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit'
    and exists (select from only audit_archive kept where kept.id = old.id and to_jsonb(kept) = to_jsonb(old)) then
    return old;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete on audit for each row execute function keep_audit();
create trigger audit_archive_is_append_only before update or delete on audit_archive for each row execute function keep_audit();

-- A foreign key sees one table alone. That an entry is there is checked when something names it, and no entry ever leaves both tables.
alter table journal drop constraint journal_entry_id_fkey;
alter table missing_case drop constraint missing_case_closing_entry_id_fkey, drop constraint missing_case_last_entry_id_fkey;
alter table label_entry drop constraint label_entry_undoes_id_fkey;
create function refuse_unknown_undone() returns trigger language plpgsql as $$
begin
  if exists (select from changed c where c.undoes_id is not null and not exists (select from label_entry e where e.id = c.undoes_id)) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger label_entry_undoes_entry after insert on label_entry referencing new table as changed
  for each statement execute function refuse_unknown_undone();

create function refuse_unknown_moved() returns trigger language plpgsql as $$
begin
  if exists (select from changed c where c.entry_id is not null and not exists (select from label_entry e where e.id = c.entry_id)) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger journal_of_entry_there after insert on journal referencing new table as changed
  for each statement execute function refuse_unknown_moved();

create function has_entry(entry bigint) returns boolean language sql stable as $$
  select entry is null or exists (select from label_entry e where e.id = entry)
$$;
create function refuse_unknown_case_entry() returns trigger language plpgsql as $$
begin
  if not has_entry(new.last_entry_id) or not has_entry(new.closing_entry_id) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger missing_case_of_entries after insert or update of last_entry_id, closing_entry_id on missing_case
  for each row execute function refuse_unknown_case_entry();
