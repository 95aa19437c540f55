-- Payout runs: many merchants paid by one file of the bank. A run makes or takes ordinary clearances, one line for each; a second person approves it as a
-- whole; its file is kept as the bytes that were made once; the bank's answer marks each line. A clearance names the run that holds it, so that no other
-- way pays it meanwhile. Templates of files change where money goes, so two people agree on each.

alter table customer
  add column payout_day text not null default 'daily';

create table payout_template (
  id bigint generated always as identity primary key,
  name text not null,
  status text not null,
  format text not null,
  delimiter text not null,
  encoding text not null,
  width_in text not null,
  file_name text not null,
  header text,
  columns text not null,
  trailer text,
  answer_reference text not null,
  answer_status text not null,
  answer_paid text not null,
  answer_failed text not null,
  answer_bank_reference text,
  answer_reason text,
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  search_key text not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint payout_template_two_people check (status <> 'confirmed' or (decided_by is not null and decided_by <> proposed_by))
);
comment on table payout_template is 'Files of banks and wallets. A confirmed one is never edited: the next one of its name replaces it.';
create unique index payout_template_in_use on payout_template (lower(name)) where status = 'confirmed';
create unique index payout_template_waiting on payout_template (lower(name)) where status = 'proposed';

create table payout_run (
  id bigint generated always as identity primary key,
  number text not null unique,
  status text not null,
  bank_account_id bigint not null references bank_account,
  template_id bigint not null references payout_template,
  branch_ids bigint[] not null,
  filters jsonb not null,
  hands bigint[] not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  approved_by bigint references staff,
  approved_at timestamptz,
  sent_by bigint references staff,
  sent_at timestamptz,
  file_name text,
  file_hash text,
  file_content bytea,
  answered_by bigint references staff,
  answered_at timestamptz,
  void_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint payout_run_two_people check (approved_by is null or not approved_by = any(hands)),
  constraint payout_run_file_once check (status not in ('sent', 'settled') or file_content is not null)
);
comment on column payout_run.branch_ids is 'Branches of its merchants: a viewer who does not cover all of them does not see it.';
comment on column payout_run.hands is 'Who made it or took merchants out of it; none of them approves it.';
create index payout_run_by_state on payout_run (status, id);

create function payout_run_file_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the file of a payout run is made once';
end $$;
create trigger payout_run_file_kept before update on payout_run for each row
  when (old.file_content is not null and (new.file_content is distinct from old.file_content or new.file_hash is distinct from old.file_hash))
  execute function payout_run_file_kept();

alter table clearance
  add column payout_run_id bigint references payout_run,
  add column payout_failure text;
comment on column clearance.payout_run_id is 'The run that holds the open document: nothing else pays or changes it.';
comment on column clearance.payout_failure is 'Why the bank did not pay it in its last run.';
create index clearance_of_payout_run on clearance (payout_run_id) where payout_run_id is not null;

create table payout_run_line (
  id bigint generated always as identity primary key,
  run_id bigint not null references payout_run,
  position integer not null,
  customer_id bigint not null references customer,
  branch_id bigint not null references branch,
  bank_id bigint references customer_bank,
  clearance_id bigint references clearance,
  expected_net bigint not null,
  status text not null,
  block text,
  reason text,
  checked_by bigint references staff,
  failure text,
  bank_reference text,
  answered_by bigint references staff,
  answered_at timestamptz,
  unique (run_id, position)
);
create index payout_run_line_by_state on payout_run_line (run_id, status, position);
create index payout_run_line_of_clearance on payout_run_line (clearance_id);
create unique index payout_run_line_holds on payout_run_line (clearance_id) where status in ('made', 'sent', 'settling');
comment on column payout_run_line.checked_by is 'Who checked an account that was confirmed within three days.';

create table payout_answer (
  id bigint generated always as identity primary key,
  run_id bigint not null references payout_run,
  name text not null,
  content_hash text not null,
  brought_by bigint not null references staff,
  brought_at timestamptz not null,
  unique (run_id, content_hash)
);
