-- What: the owner's day, kept once at a set hour, by branch; who has read up to which day; the hour.
-- Why: what stood open at the end of a day cannot be read off later, and two people who speak of a day must have the same figures before them.

create table owner_day (
  day date primary key,
  made_at timestamptz not null
);
create table owner_day_line (
  day date not null references owner_day,
  branch_id bigint not null references branch,
  -- By figure: the value and that of the day before.
  figures jsonb not null,
  primary key (day, branch_id)
);
create table owner_day_seen (
  staff_id bigint primary key references staff,
  day date not null
);
create table owner_day_setting (
  one boolean primary key default true check (one),
  sheet_hour integer not null check (sheet_hour between 0 and 23)
);

create trigger owner_day_is_append_only before update or delete on owner_day for each row execute function refuse_change();
create trigger owner_day_line_is_append_only before update or delete on owner_day_line for each row execute function refuse_change();
