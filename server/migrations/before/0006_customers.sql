-- What: companies, customers (merchants and walk-in senders) with addresses and bank accounts; files that people hand in.
-- Why: credit, discounts, fees and payouts hang on the customer. Money only goes to a bank account that a second person has confirmed.
create table stored_file (
  id bigint generated always as identity primary key,
  -- Whose it is: says which right opens it, beside covering its branch. Null is the whole operator's.
  room text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  content bytea not null,
  branch_id bigint references branch,
  created_by bigint references staff,
  created_at timestamptz not null
);

create table company (
  id bigint generated always as identity primary key,
  name text not null,
  name_mm text,
  registration_no text,
  phones text[] not null default '{}',
  email text,
  address text,
  place_id bigint references place,
  logo_file_id bigint references stored_file,
  owner_customer_id bigint,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index company_name on company (lower(name));
create index company_search on company using gin (search_key gin_trgm_ops);
create trigger company_cached after insert or update or delete on company
  for each statement execute function bump_cache_version('company');

create table customer (
  id bigint generated always as identity primary key,
  type text not null,
  merchant_type text not null default 'new',
  customer_name text not null,
  business_name text,
  phones text[] not null default '{}',
  email text,
  nrc text,
  company_id bigint references company,
  branch_id bigint not null references branch,
  status text not null,
  status_reason text,
  -- Percent in hundredths of a percent, amounts in whole kyat.
  is_fixed_amount_discount boolean not null default false,
  discount_amount bigint not null default 0 check (discount_amount >= 0),
  discount_percent integer not null default 0 check (discount_percent between 0 and 10000),
  cod_plan text not null default 'standard',
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  clearance_gate text not null default 'strict',
  clearance_gate_limit bigint not null default 0 check (clearance_gate_limit >= 0),
  net_credit boolean not null default false,
  net_gate_submit boolean not null default false,
  return_fee bigint check (return_fee >= 0),
  attempts integer not null default 3 check (attempts between 1 and 9),
  sms_active boolean not null default false,
  addon_service text[] not null default '{}',
  remark text,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by bigint references staff,
  updated_at timestamptz not null
);
alter table company add constraint company_owner foreign key (owner_customer_id) references customer;
create index customer_by_branch on customer (branch_id, status, id);
create index customer_by_status on customer (status, id);
create index customer_by_name on customer ((coalesce(business_name, customer_name)), id);
create index customer_of_company on customer (company_id) where company_id is not null;
create index customer_search on customer using gin (search_key gin_trgm_ops);

-- One row a phone of a customer, folded to digits: what a clerk types first.
create table customer_phone (
  phone text not null,
  customer_id bigint not null references customer,
  primary key (phone, customer_id)
);
create index customer_phone_prefix on customer_phone (phone text_pattern_ops);
create index customer_phone_of on customer_phone (customer_id);

create table customer_address (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  name text,
  home_no text,
  street text,
  place_id bigint references place,
  country text not null default 'MM',
  postcode text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_address_of on customer_address (customer_id, id);
create unique index customer_address_default on customer_address (customer_id) where is_default;

-- Bank accounts are never changed: a new one is proposed, and counts when somebody else has confirmed it.
create table customer_bank (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  bank text not null,
  bank_holder text not null,
  bank_account text not null,
  status text not null,
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  decided_reason text,
  proof_file_id bigint references stored_file,
  check (decided_by is null or decided_by <> proposed_by),
  check (status not in ('confirmed', 'denied') or (decided_by is not null and decided_at is not null))
);
create unique index customer_bank_confirmed on customer_bank (customer_id) where status = 'confirmed';
create unique index customer_bank_proposed on customer_bank (customer_id) where status = 'proposed';
create index customer_bank_of on customer_bank (customer_id, id desc);

create function keep_customer_bank() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - '{status,decided_by,decided_at,decided_reason}'::text[]) = (to_jsonb(old) - '{status,decided_by,decided_at,decided_reason}'::text[])
    and (old.decided_by is null or old.decided_by = new.decided_by) then
    return new;
  end if;
  raise exception 'a bank account is never changed or deleted';
end $$;
create trigger customer_bank_is_kept before update or delete on customer_bank
  for each row execute function keep_customer_bank();

-- Papers that a customer handed in: identity card, contract, registration.
create table customer_document (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  file_id bigint not null references stored_file,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  unique (customer_id, file_id)
);
