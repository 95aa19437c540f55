-- What: business days that a branch has closed, and the shift handover that closes one.
-- Why: once cash is counted and two have signed, nothing more is posted on that date (decisions 14). What comes later is of the next day, whoever posts it:
-- the date of a journal is asked of the database.

alter table shift_handover add column closes_on date;

create table business_day (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  business_date date not null,
  -- In the till by the books before the first and after the last posting of the day, and what was counted when it was closed, in whole kyat.
  opening bigint not null,
  closing bigint not null,
  shift_handover_id bigint not null unique references shift_handover,
  closed_at timestamptz not null,
  unique (branch_id, business_date)
);
create trigger business_day_is_kept before update or delete on business_day for each row execute function refuse_change();
create trigger business_days_are_kept before truncate on business_day for each statement execute function refuse_change();

-- The date of a journal that concerns these branches: the wanted one, or the first that none of them has closed. Whoever asks keeps the days open until
-- their transaction ends; whoever closes one waits for them (close_business_day), so no posting comes in behind a signature.
-- Volatile on purpose: after the wait it reads what was committed meanwhile.
create function open_business_date(branches bigint[], wanted date) returns date language plpgsql volatile as $$
declare
  closed date;
begin
  perform pg_advisory_xact_lock_shared(63, b::int) from (select distinct b from unnest(branches) b where b is not null order by b) as mine;
  select max(d.business_date) into closed
  from unnest(branches) b
  cross join lateral (select business_date from business_day where branch_id = b order by business_date desc limit 1) d;
  return greatest(wanted, closed + 1);
end $$;

-- Whoever writes a journal by another way is refused.
create function refuse_closed_day() returns trigger language plpgsql as $$
begin
  if exists (select from added a join business_day d on d.branch_id = a.branch_id and d.business_date >= a.business_date) then
    raise exception 'the business day is closed' using errcode = 'WB003';
  end if;
  return null;
end $$;
create trigger journal_of_open_day after insert on journal referencing new table as added
  for each statement execute function refuse_closed_day();
