-- What: opening balances of bank accounts and tills, entered by one person and confirmed by another.
-- Why: an operator that begins to keep its books here has money already. The books have it from the day on which two people said so, once for each account.

create table opening_balance (
  id bigint generated always as identity primary key,
  bank_account_id bigint references bank_account,
  -- The till of this branch.
  branch_id bigint references branch,
  -- Whole kyat; below zero where the bank lends.
  amount bigint not null check (amount <> 0),
  note text not null,
  status text not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  ended_by bigint references staff,
  end_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((bank_account_id is null) <> (branch_id is null)),
  check (branch_id is null or amount > 0)
);
create unique index opening_balance_of_bank on opening_balance (bank_account_id) where status <> 'void';
create unique index opening_balance_of_till on opening_balance (branch_id) where status <> 'void';

-- What was there before the first statement is on none: nobody waits for its line.
create or replace function keep_bank_unseen() returns trigger language plpgsql as $$
begin
  insert into bank_unseen (posting_id, account_id, business_date, amount)
  select p.id, p.account_id, j.business_date, p.amount
  from added p
  join journal j on j.id = p.journal_id and j.event <> 'opened'
  where p.account_id in (select id from account where kind = 'bank');
  return null;
end $$;
