-- What: the sandbox has a clock for each owner of test keys instead of one for all; it is as far ahead as one of the owner's keys has put it.
-- Why: a shop that put the clock ahead moved the time of every other shop that was trying something at that moment. The keys that are known keep the time
-- that they had, because a clock only goes forward.

alter table sandbox_clock rename to sandbox_clock_of_all;

create table sandbox_clock (
  api_key_id bigint primary key references api_key (id),
  ahead_minutes integer not null check (ahead_minutes >= 0),
  updated_at timestamptz not null
);

insert into sandbox_clock (api_key_id, ahead_minutes, updated_at)
select k.id, c.ahead_minutes, c.updated_at from api_key k cross join sandbox_clock_of_all c;

drop table sandbox_clock_of_all;
