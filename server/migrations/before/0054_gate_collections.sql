-- What: the document of a bus gate and a day: the parcels that it was given, what it pays in for them, and what it takes for carrying them.
-- Why: cash that a gate collected is followed parcel by parcel like that of couriers, and its charge leaves the till on a document that two people stand for.

create table gate_collection (
  id bigint generated always as identity primary key,
  number text not null unique,
  branch_id bigint not null references branch,
  status text not null,
  gate_name text not null,
  gate_phone text not null,
  -- Everything that the gate was given up to this day, and that no other document has.
  handed_on date not null,
  charge_by text not null,
  -- What was counted, where it went, and what of it nobody owed; null until it is complete. Whole kyat.
  counted bigint check (counted >= 0),
  surplus bigint check (surplus >= 0),
  -- What the gate took for all parcels.
  charged bigint check (charged >= 0),
  method text,
  note text,
  proof_file_id bigint references stored_file,
  created_by bigint not null references staff,
  -- Who made it or changed its lines: none of them counts or approves.
  makers bigint[] not null,
  approved_by bigint references staff,
  completed_by bigint references staff,
  completed_at timestamptz,
  business_date date,
  void_reason text,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index gate_collection_of_branch on gate_collection (branch_id, id);
create unique index gate_collection_open on gate_collection (branch_id, gate_name, handed_on) where status = 'pending';
create index gate_collection_charged on gate_collection (business_date) where charged > 0 and approved_by is null;

create table gate_collection_line (
  id bigint generated always as identity primary key,
  gate_collection_id bigint not null references gate_collection,
  gate_slip_parcel_id bigint not null references gate_slip_parcel,
  label_id bigint not null references label,
  -- Left out, or its document is void: the parcel is free for another document.
  void boolean not null default false,
  left_out boolean not null default false,
  gate_charge bigint not null check (gate_charge >= 0),
  -- What the gate pays for it; null is all that it owes.
  paid bigint check (paid >= 0),
  -- The delivery whose cash it settles and what the gate owed for it, once it is complete.
  journal_id bigint references journal,
  owed bigint,
  -- The gate was short, and that has no end yet.
  waits boolean not null default false,
  owner_id bigint references staff,
  ended text,
  end_note text,
  ended_by bigint references staff,
  ended_at timestamptz
);
create index gate_collection_line_of on gate_collection_line (gate_collection_id, id);
create unique index gate_collection_line_once on gate_collection_line (gate_slip_parcel_id) where not void;
create index gate_collection_line_of_journal on gate_collection_line (journal_id) where journal_id is not null;
create index gate_collection_line_waits on gate_collection_line (gate_collection_id) where waits;
create index gate_slip_parcel_of_label on gate_slip_parcel (label_id, id);

-- The way from a kyat to the document that moved it.
alter table journal add column gate_collection_id bigint references gate_collection;
create index journal_of_gate_collection on journal (gate_collection_id) where gate_collection_id is not null;
