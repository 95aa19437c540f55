-- What: what a bus gate signed for, counted by somebody who did not hand the parcels over, and the difference with its owner.
-- Why: a picture of the gate's paper alone says nothing of how many parcels the gate took, and whoever handed them over would be the only witness (decisions 5).

alter table gate_slip
  -- Nobody but those who handed parcels over sees how many there are. Slips from before this are counted by their picture alone.
  add column blind boolean not null default false,
  add column gate_count integer check (gate_count >= 0),
  -- What stood on the list at that moment.
  add column listed_count integer,
  add column signed_by text,
  add column counted_by bigint references staff,
  add column counted_at timestamptz,
  -- Of a difference.
  add column case_status text,
  add column case_owner_id bigint references staff,
  add column case_note text,
  add column case_settled_by bigint references staff,
  add column case_settled_at timestamptz;
create index gate_slip_differences on gate_slip (branch_id, id) where case_status = 'open';
