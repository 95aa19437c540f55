-- What: running servers and how they do, and backups.
-- Why: operators see them on one page. Both stay small: a row for each running server, and a row for each backup of the last year.

create table server_pulse (
  -- The process; another start is another server.
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Calls of the last hour with their number, errors and times.
  load jsonb not null,
  statements jsonb not null default '[]'
);

create table backup_run (
  id bigint generated always as identity primary key,
  ended_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  file text not null,
  rows bigint,
  bytes bigint,
  -- Why nothing was written; then it has neither rows nor bytes.
  problem text,
  constraint backup_run_written check ((problem is null) = (rows is not null and bytes is not null))
);
create index backup_run_latest on backup_run (ended_at desc);
