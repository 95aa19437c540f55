-- What: calls to people about a parcel or a visit, and cases of missing parcels with their search plan.
-- Why: both queues follow the parcels, so they are rows that any process makes and anyone takes. Notes of a call are never rewritten, and no single
-- person declares a parcel lost and pays for it (S-09).

create table call_task (
  id bigint generated always as identity primary key,
  label_id bigint references label,
  -- delivery: the receiver is called; return: the sender.
  type text not null,
  -- Cause of the call, so that each cause makes one: the entry of the parcel, or the millisecond in which the sender was asked.
  cycle bigint not null,
  -- The branch that has the parcel.
  branch_id bigint not null references branch,
  -- Number of the next call, and how many in a row were not answered.
  nth integer not null check (nth between 1 and 3),
  misses integer not null default 0,
  due_at timestamptz not null,
  status text not null,
  -- The agent who took it, and until when it is reserved.
  taken_by bigint references staff,
  taken_until timestamptz,
  result text,
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  pickup_request_id bigint references pickup_request,
  constraint call_task_cycle unique (label_id, type, cycle),
  constraint call_task_about check ((label_id is null) <> (pickup_request_id is null)),
  constraint call_task_cycle_of_pickup unique (pickup_request_id, cycle)
);
create unique index call_task_open on call_task (label_id) where status = 'pending';
create index call_task_due on call_task (due_at, id) where status = 'pending';
create index call_task_due_branch on call_task (branch_id, due_at, id) where status = 'pending';
create index call_task_taken on call_task (taken_by) where status = 'pending' and taken_by is not null;
create index call_task_done on call_task (done_at desc nulls last, id desc) where status = 'done';
create unique index call_task_open_of_pickup on call_task (pickup_request_id) where status = 'pending';
create index call_task_done_branch on call_task (branch_id, done_at) where status = 'done';

create table call_log (
  id bigint generated always as identity primary key,
  task_id bigint not null references call_task,
  label_id bigint references label,
  type text not null,
  nth integer not null,
  staff_id bigint not null references staff,
  branch_id bigint not null references branch,
  phone text not null,
  outcome text not null,
  result text,
  remark text,
  next_at timestamptz,
  -- The fee of the label's price covers this call: the first of its cycle, when calls were chosen at the counter.
  fee_covered boolean not null,
  at timestamptz not null,
  pickup_request_id bigint references pickup_request
);
create index call_log_of_task on call_log (task_id, id);
create index call_log_of_label on call_log (label_id, id);
create index call_log_by_staff on call_log (staff_id, at);
create index call_log_of_pickup on call_log (pickup_request_id, id) where pickup_request_id is not null;
create trigger call_log_is_append_only before update or delete on call_log for each row execute function refuse_change();
create trigger call_log_stays_whole before truncate on call_log for each statement execute function refuse_change();

create table missing_case (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- Where the parcel was last: the branch, who carried it, the bag, the branch it was on the road to, its last scan.
  branch_id bigint not null references branch,
  courier_id bigint references staff,
  bag_id bigint references mailbag,
  next_branch_id bigint references branch,
  last_entry_id bigint,
  status text not null,
  reason text,
  reported_by bigint references staff,
  owner_id bigint references staff,
  due_on date not null,
  -- People who reported it, owned the case or had the parcel last: they never confirm the decision.
  hands bigint[] not null default '{}',
  outcome text,
  amount bigint not null default 0 check (amount >= 0),
  basis text,
  why text,
  proposed_by bigint references staff,
  proposed_at timestamptz,
  confirmed_by bigint references staff,
  confirmed_at timestamptz,
  -- The entry of the parcel's history by which it was closed.
  closing_entry_id bigint,
  note text,
  ended_by bigint references staff,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  payee_name text,
  payee_phone text,
  payee_nrc text,
  pay_branch_id bigint references branch,
  paid_by bigint references staff,
  paid_at timestamptz,
  payee_reason text,
  payee_requested_by bigint references staff (id)
);
-- A parcel has one case at a time that has not ended.
create unique index missing_case_open on missing_case (label_id) where ended_at is null;
create index missing_case_of_label on missing_case (label_id, id);
create index missing_case_by_day on missing_case (status, due_on, id);
create index missing_case_of_owner on missing_case (owner_id, due_on, id) where ended_at is null;
create index missing_case_confirmed on missing_case (confirmed_at) where confirmed_at is not null;
create index missing_case_paid on missing_case (paid_at) where paid_at is not null;

create table missing_case_step (
  id bigint generated always as identity primary key,
  case_id bigint not null references missing_case,
  place text not null,
  branch_id bigint not null references branch,
  who text,
  note text,
  until_on date not null,
  finding text,
  ticked_by bigint references staff,
  ticked_at timestamptz,
  created_at timestamptz not null
);
create index missing_case_step_of_case on missing_case_step (case_id, id);

create function refuse_unknown_case_entry() returns trigger language plpgsql as $$
begin
  if not has_entry(new.last_entry_id) or not has_entry(new.closing_entry_id) then
    raise exception 'there is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger missing_case_of_entries after insert or update of last_entry_id, closing_entry_id on missing_case
  for each row execute function refuse_unknown_case_entry();
