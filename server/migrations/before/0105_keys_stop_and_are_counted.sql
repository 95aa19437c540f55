-- What: a branch that is closed or opened again moves the count by which remembered viewers are proved, as a customer's status does; the days of keys mark the kept
-- sums of the report of programs; labels made by keys have an index.
-- Why: a key of a closed branch must stop with the very next call on every server, also where it was just used. Calls are counted a moment after they were answered,
-- so after midnight a day that is over can still grow; and a draft that a key made may be deleted later.

create trigger branch_key_cached after update of status on branch for each row
  when (old.status <> new.status)
  execute function bump_cache_version('access');

create index label_of_key on label (api_key_id, created_at) where api_key_id is not null;

create function mark_days_of_keys() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{calls}', array[new.day]);
  return null;
end $$;
create trigger api_key_day_marks_day after insert or update on api_key_day for each row execute function mark_days_of_keys();

create function mark_day_of_draft() returns trigger language plpgsql as $$
begin
  perform mark_report_days('{calls}', array[day_in_yangon(old.created_at)]);
  return null;
end $$;
create trigger label_of_key_gone_marks_day after delete on label for each row
  when (old.api_key_id is not null)
  execute function mark_day_of_draft();
