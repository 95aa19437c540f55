-- What: who was paid the compensation of a walk-in sender's lost parcel, at which counter, by whom.
-- Why: a sender without an account is on no clearance, so what is owed to them could not be paid at all (decisions 4.1).

alter table missing_case
  add column payee_name text,
  add column payee_phone text,
  add column payee_nrc text,
  add column pay_branch_id bigint references branch,
  add column paid_by bigint references staff,
  add column paid_at timestamptz,
  -- Nobody else had confirmed it, as far as accounts can show.
  add column paid_alone boolean not null default false;
create index missing_case_paid on missing_case (paid_at) where paid_at is not null;
