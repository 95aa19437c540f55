-- What: pickup requests with their log, the labels collected by a visit, weekly plans that make requests, and who has seen a denial.
-- Why: senders ask to be visited; a branch gives each visit to a courier, and every step of it is kept.

create table pickup_plan (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  -- 0 is Sunday.
  weekdays integer[] not null,
  day_part text not null,
  vehicle text not null,
  counts integer not null check (counts > 0),
  include_products text,
  starts_on date not null,
  until date,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null
);
create index pickup_plan_of on pickup_plan (customer_id);

create table pickup_request (
  id bigint generated always as identity primary key,
  -- The branch whose work it is, and the one that took the request.
  branch_id bigint not null references branch,
  intake_branch_id bigint not null references branch,
  postman_id bigint references staff,
  customer_id bigint references customer,
  plan_id bigint references pickup_plan,
  name text not null,
  phones text[] not null,
  with_temp_address boolean not null default false,
  place_id bigint not null references place,
  home_no text,
  street text,
  include_products text,
  counts integer not null check (counts > 0),
  weight_g integer,
  time_request date not null,
  day_part text not null,
  vehicle text not null,
  remark text,
  status text not null,
  -- Why it was denied or failed, while that counts.
  reason text,
  denied_by bigint references staff,
  denied_at timestamptz,
  to_branch_id bigint references branch,
  to_staff_id bigint references staff,
  collected_count integer,
  collected_weight_g integer,
  completed_at timestamptz,
  accepted_count integer,
  accepted_by bigint references staff,
  accepted_at timestamptz,
  -- Due for the visit, in whole kyat.
  fee bigint check (fee >= 0),
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null,
  -- The sender cancelled the visit and is not called about it.
  withdrawn boolean not null default false,
  unique (plan_id, time_request)
);
create index pickup_request_by_day on pickup_request (time_request desc, id desc);
create index pickup_request_of_branch on pickup_request (branch_id, time_request desc, id desc);
create index pickup_request_of_intake on pickup_request (intake_branch_id, time_request desc, id desc);
create index pickup_request_of_postman on pickup_request (postman_id, time_request desc) where postman_id is not null;
create index pickup_request_of_customer on pickup_request (customer_id) where customer_id is not null;
create index pickup_request_open on pickup_request (time_request) where completed_at is null;
create index pickup_request_search on pickup_request using gin (search_key gin_trgm_ops);
create index pickup_request_denied on pickup_request (denied_at) where denied_at is not null;

create table pickup_log (
  id bigint generated always as identity primary key,
  pickup_request_id bigint not null references pickup_request,
  status text not null,
  at timestamptz not null,
  branch_id bigint not null references branch,
  -- Null for a request made by a plan.
  staff_id bigint references staff,
  -- Whom it was given to.
  postman_id bigint references staff,
  reason text
);
create index pickup_log_of on pickup_log (pickup_request_id, id);
create trigger pickup_log_is_append_only before update or delete on pickup_log
  for each row execute function refuse_change();

-- A label is collected by one visit only.
create table pickup_label (
  label_id bigint primary key references label,
  pickup_request_id bigint not null references pickup_request
);
create index pickup_label_of on pickup_label (pickup_request_id);

-- Each person sees a denied pickup until they have opened it.
create table pickup_denial_seen (
  pickup_request_id bigint not null references pickup_request(id) on delete cascade,
  staff_id bigint not null references staff(id),
  denied_at timestamptz not null,
  primary key (pickup_request_id, staff_id)
);
