-- A merchant's owner asks for another account to be paid to. The request counts for nothing until a code that went to the phone known before was given, one
-- of the staff agreed, which makes a proposal like any other, and a second one confirmed that. Only a hash of the code is stored.
create table payee_request (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer,
  bank text not null,
  bank_holder text not null,
  bank_account text not null,
  status text not null,
  requested_by bigint not null references staff,
  requested_at timestamptz not null,
  -- Where the codes of this request go, whatever phone is written on the customer later.
  phone text not null,
  by_message boolean not null default false,
  code_hash bytea,
  code_expires_at timestamptz,
  tries integer not null default 0,
  codes integer not null default 0,
  -- Who of the staff read a code out. They neither agree nor confirm.
  read_by bigint references staff,
  decided_by bigint references staff,
  decided_at timestamptz,
  decided_reason text,
  bank_id bigint references customer_bank,
  check (status <> 'agreed' or (bank_id is not null and decided_by is not null and decided_by is distinct from read_by))
);
create unique index payee_request_open on payee_request (customer_id) where status in ('requested', 'verified');
create index payee_request_of_customer on payee_request (customer_id, id desc);
create index payee_request_of_bank on payee_request (bank_id) where bank_id is not null;

-- The first phone of a customer before each change, so that a new phone does not receive codes at once.
create table customer_former_phone (
  customer_id bigint not null references customer,
  phone text,
  until timestamptz not null,
  primary key (customer_id, until)
);

create function keep_former_phone() returns trigger language plpgsql as $$
begin
  insert into customer_former_phone (customer_id, phone, until) values (old.id, old.phones[1], new.updated_at) on conflict do nothing;
  return null;
end $$;
create trigger customer_former_phone after update of phones on customer for each row
  when (old.phones[1] is distinct from new.phones[1]) execute function keep_former_phone();
