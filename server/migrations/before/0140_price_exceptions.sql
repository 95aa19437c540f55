-- What: prices that somebody gave beside the table, and whether a label may not be accepted for that reason.
-- Why: any role could choose a flat price or another insurance percent, 0 included, and nobody saw it. A price above the limit of its maker waits for a second
-- person (decisions 19). Labels made so far keep their prices.

create table price_exception (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  -- A deleted draft leaves its code and its line.
  label_id bigint references label on delete set null,
  tracking_code text not null,
  kind text not null,
  status text not null,
  -- Whole kyat: what the table asks, null where it has no price; after a rollback the cash that was taken back.
  table_price bigint check (table_price >= 0),
  own_price bigint not null check (own_price >= 0),
  reason text not null,
  created_by bigint not null references staff,
  -- Who took the acceptance back, where less is asked for after that.
  rolled_back_by bigint references staff,
  decided_by bigint references staff,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_exception_of_branch on price_exception (branch_id, id desc);
create index price_exception_of_label on price_exception (label_id) where label_id is not null;
create index price_exception_waiting on price_exception (branch_id) where status = 'proposed';

alter table label add column price_open boolean not null default false;
