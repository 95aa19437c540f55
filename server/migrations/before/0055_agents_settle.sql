-- What: what an agent keeps as its commission of the cash that it settles.
-- Why: an agent pays in what its till holds less what it has earned; both stand on the document that head office counts by.

-- Whole kyat; `expected` is what is paid in, without it.
alter table cash_handover add column commission bigint not null default 0 check (commission >= 0);
-- An agent settles once at a time.
create unique index agent_settles_once on cash_handover (branch_id) where kind = 'agent' and status = 'active';
create index cash_handover_of_agents on cash_handover (branch_id, id) where kind = 'agent';
