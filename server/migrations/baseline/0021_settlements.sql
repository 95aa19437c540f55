-- What: documents of bus gates, of the mail post and of agents, and the services that an agent may offer.
-- Why: cash that others collected is followed parcel by parcel like that of couriers, and what they keep or are paid is on a document of two people.

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
  -- Counted cash and the part that was not owed, in whole kyat; null until it is complete.
  counted bigint check (counted >= 0),
  surplus bigint check (surplus >= 0),
  -- Charge of the gate for all parcels.
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
  updated_at timestamptz not null,
  bank_account_id bigint references bank_account
);
create index gate_collection_of_branch on gate_collection (branch_id, id);
create unique index gate_collection_open on gate_collection (branch_id, gate_name, handed_on) where status = 'pending';
create index gate_collection_charged on gate_collection (business_date) where charged > 0 and approved_by is null;
alter table journal add constraint journal_gate_collection_id_fkey foreign key (gate_collection_id) references gate_collection;

create table gate_collection_line (
  id bigint generated always as identity primary key,
  gate_collection_id bigint not null references gate_collection,
  gate_slip_parcel_id bigint not null references gate_slip_parcel,
  label_id bigint not null references label,
  -- Left out, or its document is void: the parcel is free for another document.
  void boolean not null default false,
  left_out boolean not null default false,
  gate_charge bigint not null check (gate_charge >= 0),
  -- Payment of the gate for it; null for all that it owes.
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

create table remittance (
  id bigint generated always as identity primary key,
  number text not null unique,
  branch_id bigint not null references branch,
  status text not null,
  -- Of the file it was read from; null when it was typed.
  file_name text,
  -- Of codes and amounts, not of bytes: a program that saves a sheet again writes other bytes.
  content_hash text not null,
  reference text not null,
  paid_on date not null,
  -- Amount received at the bank and charge kept by the mail post, in whole kyat.
  bank_amount bigint not null check (bank_amount >= 0),
  mmpost_charge bigint not null check (mmpost_charge >= 0),
  created_by bigint not null references staff,
  -- Who brought it or left lines out: none of them confirms it.
  makers bigint[] not null,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  bank_account_id bigint references bank_account
);
create unique index remittance_once on remittance (content_hash) where status <> 'inactive';
create index remittance_of_branch on remittance (branch_id, id);

create table remittance_line (
  id bigint generated always as identity primary key,
  remittance_id bigint not null references remittance on delete cascade,
  -- As the spreadsheet program numbers it.
  row integer not null,
  code text not null,
  amount_text text not null,
  amount bigint,
  label_id bigint references label,
  -- The delivery whose cash it pays, and what the mail post owed for it.
  journal_id bigint references journal,
  owed bigint,
  verdict text not null,
  -- Paid more than owed; below zero for a shortage.
  difference bigint not null,
  -- Booked, and the difference has no end yet.
  waits boolean not null default false,
  owner_id bigint references staff,
  ended text,
  end_note text,
  -- The parcel whose money it was after all, and its delivery.
  end_label_id bigint references label,
  end_journal_id bigint references journal,
  ended_by bigint references staff,
  ended_at timestamptz,
  end_bank_account_id bigint references bank_account,
  back_requested_by bigint references staff (id),
  back_account_id bigint references bank_account (id)
);
create index remittance_line_of on remittance_line (remittance_id, row);
create index remittance_line_of_label on remittance_line (label_id) where label_id is not null;
create index remittance_line_of_journal on remittance_line (journal_id) where journal_id is not null;
create index remittance_line_end_journal on remittance_line (end_journal_id) where end_journal_id is not null;
create index remittance_line_waits on remittance_line (remittance_id) where waits;

create table agent_service (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  service text not null,
  status text not null,
  commission_kind text not null,
  -- Whole kyat a piece, or hundredths of a percent of the fee.
  commission bigint not null,
  note text,
  -- Null where a branch offered it before agents had to ask.
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

create table agent_payout (
  id bigint generated always as identity primary key,
  number text not null unique,
  agent_id bigint not null references branch,
  -- The office whose document it is, and whose till or bank account pays.
  branch_id bigint not null references branch,
  -- Whole kyat: owed by the books beyond the cash that the agent held.
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
