-- What: labels, their state, their entries, drafts, templates, prints, exception scans, leases of serials.
-- Why: what never changes after acceptance stands in the wide table with its search indexes; what every scan changes stands in a narrow one,
-- so that a scan does not write the wide table's indexes. Entries are append only: the story of a parcel is never rewritten.
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
  constraint label_tracking_code unique (tracking_code)
);
create index label_by_mp_code on label (mp_tracking_code) where mp_tracking_code is not null;
create index label_by_merchant on label (merchant_id, id desc) where merchant_id is not null;
create index label_by_creation on label (created_at);
create index label_search on label using gin (search_key gin_trgm_ops);
create unique index label_reference on label (merchant_id, reference_id) where reference_id is not null and merchant_id is not null;

-- One row a phone on a label, folded to digits: senders repeat, receivers are known, callers give a number.
create table label_phone (
  phone text not null,
  label_id bigint not null references label,
  side text not null,
  primary key (phone, label_id, side)
);
create index label_phone_prefix on label_phone (phone text_pattern_ops, label_id desc);
create index label_phone_of on label_phone (label_id);

-- What a parcel is now. `status` is that of the latest viewable entry, `previous` of the one before it.
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
  -- Where the return approval stands, and since when.
  return_step text,
  return_at timestamptz,
  -- Rejected, returned, or paid for because it is lost: nothing moves it any more.
  closed_at timestamptz,
  -- Null without COD.
  cod_status text,
  -- The open or paid document that holds its COD, its return or its credit.
  clearance_id bigint,
  bag_id bigint,
  version integer not null default 1
) with (fillfactor = 80);
create index label_state_accept on label_state (accept_branch_id, status, label_id desc);
create index label_state_deliver on label_state (deliver_branch_id, status, label_id desc);
create index label_state_holder on label_state (holder_branch_id, status, label_id desc);
create index label_state_forward on label_state (forward_branch_id, status, label_id desc) where forward_branch_id is not null;
create index label_state_courier on label_state (holder_staff_id, label_id desc) where holder_staff_id is not null;
create index label_state_status on label_state (status, label_id desc);
create index label_state_return on label_state (return_at) where return_step = 'pending_return_confirm';
create index label_state_cod on label_state (cod_status, label_id desc) where cod_status is not null;

create table label_entry (
  id bigint generated always as identity primary key,
  label_id bigint not null references label,
  status text not null,
  -- An entry that was rolled back, or that only notes something, is not viewable. Nothing else of an entry ever changes.
  viewable boolean not null default true,
  -- What the device said, and when the server had it.
  at timestamptz not null,
  recorded_at timestamptz not null,
  staff_id bigint references staff,
  branch_id bigint references branch,
  -- To whom it was handed: a branch or one of its people.
  to_branch_id bigint references branch,
  to_staff_id bigint references staff,
  scan_id text,
  device text,
  place text,
  reason text,
  remark text,
  -- Entered because a later scan shows that it must have happened.
  inferred boolean not null default false,
  -- What the state was of everything that this entry changed: who audits reads it, and taking the entry back restores exactly this.
  before jsonb,
  undoes_id bigint references label_entry
);
create index label_entry_of on label_entry (label_id, id);
create unique index label_entry_scan on label_entry (scan_id) where scan_id is not null;
create index label_entry_by_branch on label_entry (branch_id, status, at);
create index label_entry_by_staff on label_entry (staff_id, id desc);
create index label_entry_age on label_entry using brin (at);

create function keep_label_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.viewable and not new.viewable
    and (to_jsonb(new) - 'viewable') = (to_jsonb(old) - 'viewable') then
    return new;
  end if;
  -- A draft that nobody has handed in has no history yet: it goes with the label that is deleted.
  if tg_op = 'DELETE' and old.status = 'created' and not exists (select from label_entry other where other.label_id = old.label_id and other.id <> old.id) then
    return old;
  end if;
  raise exception 'entries of a label are never changed or deleted';
end $$;
create trigger label_entry_is_append_only before update or delete on label_entry
  for each row execute function keep_label_entry();

-- Scans that could not be applied: kept for the branch to settle, never lost.
create table exception_scan (
  id bigint generated always as identity primary key,
  scan_id text,
  tracking_code text not null,
  label_id bigint references label,
  branch_id bigint references branch,
  staff_id bigint references staff,
  wanted text,
  -- Why it was refused, with what the refusal says.
  code text not null,
  said jsonb not null default '{}',
  reason text,
  remark text,
  at timestamptz not null,
  recorded_at timestamptz not null,
  device text,
  settled_by bigint references staff,
  settled_at timestamptz,
  settled_note text
);
create unique index exception_scan_once on exception_scan (scan_id) where scan_id is not null;
create index exception_scan_open on exception_scan (branch_id, id desc) where settled_at is null;
create index exception_scan_of on exception_scan (label_id, id desc) where label_id is not null;

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

-- Codes made online come from here, one sequence a product; above them lie the blocks that are leased for preprinted and offline labels.
create sequence label_serial_ex maxvalue 69999999;
create sequence label_serial_rg maxvalue 69999999;
create sequence label_serial_sp maxvalue 69999999;
create sequence label_serial_lt maxvalue 69999999;
create sequence label_serial_vp maxvalue 69999999;
create sequence label_serial_vl maxvalue 69999999;
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
  unique (product, first_serial)
);

-- Hops between two branches, in order; a pair without rows is direct road.
create table branch_route (
  from_branch_id bigint not null references branch,
  to_branch_id bigint not null references branch,
  hop integer not null,
  via_branch_id bigint not null references branch,
  primary key (from_branch_id, to_branch_id, hop)
);
