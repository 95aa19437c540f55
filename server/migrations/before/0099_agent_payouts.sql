-- What: documents by which an agent is paid its commission.
-- Why: an agent keeps its commission of the cash that it settles. One that has ended, or has earned more than it holds, has no cash to keep it of.

create table agent_payout (
  id bigint generated always as identity primary key,
  number text not null unique,
  agent_id bigint not null references branch,
  -- The office whose document it is, and whose till or bank account pays.
  branch_id bigint not null references branch,
  -- Whole kyat: what the books said was owed beyond the cash that the agent held.
  amount bigint not null check (amount > 0),
  note text,
  status text not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  approved_by bigint references staff,
  method text,
  bank_account_id bigint references bank_account,
  paid_by bigint references staff,
  paid_at timestamptz,
  -- The day it was paid on.
  business_date date,
  ended_by bigint references staff,
  end_reason text,
  version integer not null default 1,
  updated_at timestamptz not null
);
-- One at a time, so that two never pay the same commission.
create unique index agent_payout_open on agent_payout (agent_id) where status = 'pending';
create index agent_payout_of_agent on agent_payout (agent_id, id desc);
create index agent_payout_of_branch on agent_payout (branch_id, id desc);
