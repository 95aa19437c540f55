-- What: the calls that programs made with their keys: what was sent, what was answered, how long it took.
-- Why: whoever connects a program sees why a call was refused. Written in batches after the answer, kept for a month.
create table api_call (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  api_key_id bigint not null references api_key,
  branch_id bigint not null references branch,
  request_id text not null,
  call text not null,
  method text not null,
  path text not null,
  status integer not null,
  code text,
  ms integer not null,
  address text not null,
  request_body text,
  answer_body text
);
create index api_call_of_branch on api_call (branch_id, id desc);
create index api_call_of_key on api_call (api_key_id, id desc);
create index api_call_of_request on api_call (request_id);
create index api_call_age on api_call using brin (at);

-- How often each key called on a business day: kept when the calls themselves have gone.
create table api_key_day (
  api_key_id bigint not null references api_key,
  day date not null,
  calls integer not null,
  refused integer not null,
  primary key (api_key_id, day)
);
create index api_key_day_by_day on api_key_day (day, api_key_id);
