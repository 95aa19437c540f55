-- What: companies, customers (merchants and walk-in senders) with addresses, bank accounts, terms and papers.
-- Why: credit, discounts, fees and payouts depend on the customer. Money only goes to a bank account that a second person has confirmed.

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
  updated_at timestamptz not null,
  credit_days integer not null default 30,
  -- True takes returns off the COD, as with every merchant before this column.
  net_return boolean not null default true,
  unanswered text not null default 'return',
  unanswered_days integer not null default 7 check (unanswered_days between 1 and 30),
  -- Null uses the language of their number, otherwise the operator's.
  message_language text,
  to_complete boolean not null default false
);
create index customer_by_branch on customer (branch_id, status, id);
create index customer_by_status on customer (status, id);
create index customer_by_name on customer ((coalesce(business_name, customer_name)), id);
create index customer_of_company on customer (company_id) where company_id is not null;
create index customer_search on customer using gin (search_key gin_trgm_ops);
create index customer_of_branch_by_name on customer (branch_id, coalesce(business_name, customer_name), id);
create index customer_of_branch_state_name on customer (branch_id, status, coalesce(business_name, customer_name), id);
create index customer_state_name on customer (status, coalesce(business_name, customer_name), id);
create index customer_by_name_back on customer (coalesce(business_name, customer_name) desc nulls last, id desc);
-- Customers of all branches by business name, by their own name or by credit limit: the first page is read along an index, in both directions, as by name since 0119.
create index customer_by_business_name on customer (business_name, id);
create index customer_by_business_name_back on customer (business_name desc nulls last, id desc);
create index customer_by_customer_name on customer (customer_name, id);
create index customer_by_customer_name_back on customer (customer_name desc nulls last, id desc);
create index customer_by_credit_limit on customer (credit_limit, id);
create index customer_by_credit_limit_back on customer (credit_limit desc nulls last, id desc);
create index customer_to_complete on customer (branch_id) where to_complete;
alter table export_schedule add constraint export_schedule_customer_id_fkey foreign key (customer_id) references customer;
alter table company add constraint company_owner foreign key (owner_customer_id) references customer;
create trigger customer_key_cached after update of status on customer for each row
  when (old.status <> new.status)
  execute function bump_cache_version('access');

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

-- Bank accounts are never changed: a new one is proposed, and counts when a second person has confirmed it.
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
create index customer_bank_number on customer_bank (regexp_replace(bank_account, '\D', '', 'g')) where status = 'confirmed';

create table customer_terms (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  -- The fields that change, under their names: proposed values, and those in force when they were proposed.
  terms jsonb not null,
  before jsonb not null,
  status text not null,
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null,
  decided_by bigint references staff,
  decided_at timestamptz,
  decided_reason text,
  check (status not in ('confirmed', 'denied') or (decided_by is not null and decided_at is not null and decided_by <> proposed_by))
);
create unique index customer_terms_proposed on customer_terms (customer_id) where status = 'proposed';
create index customer_terms_of on customer_terms (customer_id, id desc);

-- Papers that a customer handed in: identity card, contract, registration.
create table customer_document (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  file_id bigint not null references stored_file,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  unique (customer_id, file_id)
);

create function keep_customer_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - '{status,decided_by,decided_at,decided_reason}'::text[]) = (to_jsonb(old) - '{status,decided_by,decided_at,decided_reason}'::text[])
    and (old.decided_by is null or old.decided_by = new.decided_by) then
    return new;
  end if;
  raise exception 'what was proposed in % is never changed or deleted', tg_table_name;
end $$;
create trigger customer_bank_is_kept before update or delete on customer_bank
  for each row execute function keep_customer_proposal();
create trigger customer_terms_are_kept before update or delete on customer_terms
  for each row execute function keep_customer_proposal();
