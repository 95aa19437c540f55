-- What: who of the staff is about to change something in the sandbox, by the number of the request; the row goes when its lines stand in the audit log.
-- Why: the change is committed in the database of the sandbox and its line in this one. A server that died in between left the log without the line.
create table sandbox_intent (
  request_id text primary key,
  staff_id bigint not null references staff (id),
  branch_id bigint references branch (id),
  at timestamptz not null
);
