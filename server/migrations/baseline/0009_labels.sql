-- What: labels, their phones and state, drafts, templates, prints, leases of serials, prices beside the table.
-- Why: what never changes after acceptance is in the wide table with its search indexes; what every scan changes is in a narrow one,
-- so that a scan does not write the wide table's indexes.

-- Codes made online come from here, one sequence a product; above them lie the blocks that are leased for preprinted and offline labels.
create sequence label_serial_ex maxvalue 69999999;
create sequence label_serial_rg maxvalue 69999999;
create sequence label_serial_sp maxvalue 69999999;
create sequence label_serial_lt maxvalue 69999999;
create sequence label_serial_vp maxvalue 69999999;
create sequence label_serial_vl maxvalue 69999999;

create table label (
  id bigint generated always as identity primary key,
  tracking_code text not null,
  mp_tracking_code text,
  reference_id text,
  -- The merchant, or the walk-in sender when known.
  merchant_id bigint references customer,
  branch_id bigint not null references branch,
  source_branch_id bigint not null references branch,
  deliver_branch_id bigint not null references branch,
  source_name text not null,
  source_phone text[] not null,
  source_nrc text,
  source_postcode text,
  source_no text,
  source_street text,
  source_place_id bigint references place,
  source_address text,
  with_temp_address boolean not null default false,
  destination_name text not null,
  destination_phone text[] not null,
  contact_phone_list text[] not null default '{}',
  destination_nrc text,
  destination_postcode text,
  destination_no text,
  destination_street text,
  destination_place_id bigint references place,
  destination_address text,
  pickup_at_po boolean not null default false,
  delivery_type text not null,
  instant_deliver boolean not null default false,
  gate_submit boolean not null default false,
  type text not null,
  item_type text not null,
  item_name text,
  include_products text,
  weight_g integer not null check (weight_g > 0),
  pieces integer not null default 1 check (pieces > 0),
  service_type text not null,
  accept_type text not null,
  rating_type text not null,
  payment_type text not null,
  flat bigint check (flat >= 0),
  time_request_from timestamptz,
  time_request_to timestamptz,
  services text[] not null default '{}',
  declared_value bigint not null default 0 check (declared_value >= 0),
  insurance_percent integer not null default 0,
  with_smart_invoice boolean not null default false,
  preprint_type text,
  remark text,
  -- Money in whole kyat, percent in hundredths of a percent; `price` is the snapshot of every line and of the tariff it came from.
  cod_amount bigint not null default 0 check (cod_amount >= 0),
  cod_percent integer not null default 0,
  cod_fee bigint not null default 0,
  shipping_fee bigint not null,
  services_fee bigint not null default 0,
  insurance_fee bigint not null default 0,
  extra_charge bigint not null default 0,
  discount bigint not null default 0,
  tax bigint not null default 0,
  shipping_total bigint not null check (shipping_total >= 0),
  return_fee bigint not null default 0,
  compensation_fee bigint not null default 0,
  tariff_id bigint references tariff,
  price jsonb not null,
  origin text not null default 'counter',
  import_id bigint,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null,
  -- Whole kyat, on top of the return fee when it is back: the sender called it back after it was accepted.
  cancellation_fee bigint not null default 0 check (cancellation_fee >= 0),
  -- ISO 3166-1, two letters; null within Myanmar, where a place says where it goes.
  destination_country text check (destination_country ~ '^[A-Z]{2}$' and destination_country <> 'MM'),
  api_key_id bigint references api_key,
  price_open boolean not null default false,
  constraint label_tracking_code unique (tracking_code),
  constraint label_abroad check (
    destination_country is null
    or (type = 'mm_post' and cod_amount = 0 and destination_place_id is null and not gate_submit and not instant_deliver)
  )
);
create index label_by_mp_code on label (mp_tracking_code) where mp_tracking_code is not null;
create index label_by_merchant on label (merchant_id, id desc) where merchant_id is not null;
create index label_by_creation on label (created_at);
create index label_search on label using gin (search_key gin_trgm_ops);
create unique index label_reference on label (merchant_id, reference_id) where reference_id is not null and merchant_id is not null;
create index label_by_import on label (import_id) where import_id is not null;
create index label_abroad_by_day on label (created_at, id) where destination_country is not null;
create index label_of_key on label (api_key_id, created_at) where api_key_id is not null;

-- One row a phone on a label, folded to digits: senders repeat, receivers are known, callers give a number.
create table label_phone (
  phone text not null,
  label_id bigint not null references label,
  side text not null,
  primary key (phone, label_id, side)
);
create index label_phone_prefix on label_phone (phone text_pattern_ops, label_id desc);
create index label_phone_of on label_phone (label_id);

-- Current state of a parcel. `status` is that of the latest viewable entry, `previous` of the one before it.
create table label_state (
  label_id bigint primary key references label,
  status text not null,
  previous text,
  -- process, ongoing, delivered or returned: the tab it is in.
  rollup text not null,
  shipping_type text not null,
  accept_branch_id bigint references branch,
  deliver_branch_id bigint not null references branch,
  -- The forward branch it goes to, is at or passed last, and those it has not reached yet.
  forward_branch_id bigint references branch,
  forward_hops bigint[] not null default '{}',
  -- Who has it now: a branch, or one of its people on the street.
  holder_branch_id bigint not null references branch,
  holder_staff_id bigint references staff,
  entry_id bigint not null,
  status_at timestamptz not null,
  accepted_at timestamptz,
  delivered_at timestamptz,
  -- Deliveries that failed, how many may, and how often the sender was not reached.
  attempts integer not null default 0,
  max_attempts integer not null default 3,
  return_attempts integer not null default 0,
  -- Step of the return approval, and when it began.
  return_step text,
  return_at timestamptz,
  -- Rejected, returned, or paid for because it is lost: nothing moves it any more.
  closed_at timestamptz,
  -- Null without COD.
  cod_status text,
  -- The open or paid document that holds its COD, its return or its credit.
  clearance_id bigint,
  bag_id bigint,
  version integer not null default 1,
  -- A parcel that is kept: the hold, and the day on which it ends.
  hold_id bigint,
  held_until date
) with (fillfactor = 80);
create index label_state_accept on label_state (accept_branch_id, status, label_id desc);
create index label_state_deliver on label_state (deliver_branch_id, status, label_id desc);
create index label_state_holder on label_state (holder_branch_id, status, label_id desc);
create index label_state_forward on label_state (forward_branch_id, status, label_id desc) where forward_branch_id is not null;
create index label_state_courier on label_state (holder_staff_id, label_id desc) where holder_staff_id is not null;
create index label_state_status on label_state (status, label_id desc);
create index label_state_return on label_state (return_at) where return_step = 'pending_return_confirm';
create index label_state_cod on label_state (cod_status, label_id desc) where cod_status is not null;
create index label_state_in_bag on label_state (bag_id) where bag_id is not null;
create index label_state_at_post on label_state (holder_branch_id, label_id) where status = 'send_to_mmpost';

create table label_draft (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  branch_id bigint references branch,
  key text not null,
  body jsonb not null,
  updated_at timestamptz not null,
  unique (staff_id, key)
);

create table label_template (
  id bigint generated always as identity primary key,
  name text not null,
  customer_id bigint references customer,
  branch_id bigint references branch,
  body jsonb not null,
  version integer not null default 1,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index label_template_of on label_template (branch_id, id);

create table label_print (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  copy integer not null,
  format text not null,
  reason text,
  staff_id bigint references staff,
  branch_id bigint references branch,
  at timestamptz not null,
  unique (label_id, copy)
);

create table serial_lease (
  id bigint generated always as identity primary key,
  product text not null,
  first_serial integer not null check (first_serial >= 70000000),
  size integer not null check (size > 0),
  branch_id bigint references branch,
  customer_id bigint references customer,
  purpose text not null,
  staff_id bigint references staff,
  at timestamptz not null,
  -- The device names itself, at random; a block belongs to one person on one device. Used-up blocks are not searched again.
  device text check (device ~ '^[0-9a-f]{32}$'),
  used_up boolean not null default false,
  unique (product, first_serial)
);
create index serial_lease_of_device on serial_lease (staff_id, device) where not used_up;

create table price_exception (
  id bigint generated always as identity primary key,
  branch_id bigint not null references branch,
  -- A deleted draft leaves its code and its line.
  label_id bigint references label on delete set null,
  tracking_code text not null,
  kind text not null,
  status text not null,
  -- Whole kyat: what the table asks, null where it has no price; after a rollback the cash that was taken back.
  table_price bigint check (table_price >= 0),
  own_price bigint not null check (own_price >= 0),
  reason text not null,
  created_by bigint not null references staff,
  -- Person who took the acceptance back before a lower price was given.
  rolled_back_by bigint references staff,
  decided_by bigint references staff,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_exception_of_branch on price_exception (branch_id, id desc);
create index price_exception_of_label on price_exception (label_id) where label_id is not null;
create index price_exception_waiting on price_exception (branch_id) where status = 'proposed';
