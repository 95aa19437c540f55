-- What: the clock of the sandbox and the failures that its keys have asked for. The rows stand in the database of the sandbox alone; the one that the
-- operator works with has the tables, as both are migrated alike, and never a row in them.
-- Why: test keys act on a world of their own, in which time can be moved and failures can be asked for.

create table sandbox_clock (
  one boolean primary key default true check (one),
  ahead_minutes integer not null check (ahead_minutes >= 0),
  updated_at timestamptz not null
);

create table sandbox_failure (
  api_key_id bigint primary key references api_key (id),
  kind text not null,
  remaining integer not null check (remaining >= 0),
  seconds integer not null check (seconds > 0),
  created_at timestamptz not null
);

-- The last million codes of each kind are those of the sandbox.
alter sequence mailbag_serial maxvalue 98999999;
