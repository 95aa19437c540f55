-- What: copies of backups in a second place, and why one is missing.
-- Why: operators see on one page whether the latest backup has left the machine. Small: one row for each backup of the last year.

create table backup_copy (
  id bigint generated always as identity primary key,
  ended_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  file text not null,
  -- Address of the second place, without secrets.
  address text not null,
  bytes bigint,
  -- Why nothing was copied; then it has no bytes.
  problem text,
  constraint backup_copy_sent check ((problem is null) = (bytes is not null))
);
create index backup_copy_latest on backup_copy (ended_at desc);
