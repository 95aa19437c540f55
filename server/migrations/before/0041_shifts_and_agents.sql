-- What: shifts of a counter that one clerk hands over to the next; services that agent branches may offer, with their commission.
-- Why: two people count the till without seeing each other's count, and sign for what is open and what is in hand; an agent offers only what head office
-- has confirmed.

create table shift_handover (
  id bigint generated always as identity primary key,
  status text not null,
  branch_id bigint not null references branch,
  outgoing_id bigint not null references staff,
  incoming_id bigint references staff,
  -- What each counted, and what the books said at that moment.
  counted_out bigint not null,
  expected_out bigint not null,
  counted_in bigint,
  expected_in bigint,
  counted_at timestamptz,
  difference_owner_id bigint references staff,
  difference_note text,
  settled_by bigint references staff,
  signed_at timestamptz,
  -- What was open when it was signed.
  work jsonb,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (outgoing_id <> incoming_id)
);
create index shift_handover_of_branch on shift_handover (branch_id, id);
create index shift_handover_difference on shift_handover (difference_owner_id) where difference_owner_id is not null;
-- The till of a branch is handed over to one person at a time.
create unique index shift_handover_begun on shift_handover (branch_id) where status in ('active', 'counted');

create table agent_service (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  service text not null,
  status text not null,
  commission_kind text not null,
  -- Whole kyat a piece, or hundredths of a percent of the fee.
  commission bigint not null,
  note text,
  -- Nobody asked where a branch offered it before agents had to ask.
  wanted_by bigint references staff,
  wanted_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  starts_on date,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (branch_id, service)
);
create index agent_service_by_state on agent_service (status, id);

-- Every commission that counted, with its days; what counts now has no end.
create table agent_service_term (
  id bigint generated always as identity primary key,
  agent_service_id bigint not null references agent_service,
  commission_kind text not null,
  commission bigint not null,
  starts_on date not null,
  ended_on date,
  confirmed_by bigint references staff,
  created_at timestamptz not null
);
create unique index agent_service_term_now on agent_service_term (agent_service_id) where ended_on is null;

-- Agents who work already go on with what they offer until head office ends it.
with taken_over as (
  insert into agent_service (branch_id, service, status, commission_kind, commission, wanted_at, starts_on, created_at, updated_at)
  select b.id, s.name, 'confirm', 'fixed', 0, now(), (now() at time zone 'Asia/Yangon')::date, now(), now()
  from branch b cross join (values ('cod'), ('pickup'), ('transit')) s(name)
  where b.type = 'agent'
  returning id, commission_kind, commission, starts_on)
insert into agent_service_term (agent_service_id, commission_kind, commission, starts_on, created_at)
select id, commission_kind, commission, starts_on, now() from taken_over;
