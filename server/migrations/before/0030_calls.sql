-- What: people who have to be called about a parcel, and the calls that were made.
-- Why: the queue follows the parcels, so it is rows that any process makes and any agent takes; what was said on the phone is never rewritten.
create table call_task (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  -- delivery: the receiver is called; return: the sender.
  type text not null,
  -- What asked for it, so that it asks once: the entry of the parcel, or the millisecond in which the sender was asked.
  cycle bigint not null,
  -- The branch that has the parcel.
  branch_id bigint not null references branch,
  -- Which call comes next, and how many in a row reached nobody.
  nth integer not null check (nth between 1 and 3),
  misses integer not null default 0,
  due_at timestamptz not null,
  status text not null,
  -- The agent who has it, and until when it is nobody else's.
  taken_by bigint references staff,
  taken_until timestamptz,
  result text,
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint call_task_cycle unique (label_id, type, cycle)
);
create unique index call_task_open on call_task (label_id) where status = 'pending';
create index call_task_due on call_task (due_at, id) where status = 'pending';
create index call_task_due_branch on call_task (branch_id, due_at, id) where status = 'pending';
create index call_task_taken on call_task (taken_by) where status = 'pending' and taken_by is not null;
create index call_task_done on call_task (done_at desc nulls last, id desc) where status = 'done';

create table call_log (
  id bigint generated always as identity primary key,
  task_id bigint not null references call_task,
  label_id bigint not null references label,
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
  at timestamptz not null
);
create index call_log_of_task on call_log (task_id, id);
create index call_log_of_label on call_log (label_id, id);
create index call_log_by_staff on call_log (staff_id, at);
create trigger call_log_is_append_only before update or delete on call_log for each row execute function refuse_change();
create trigger call_log_stays_whole before truncate on call_log for each statement execute function refuse_change();
