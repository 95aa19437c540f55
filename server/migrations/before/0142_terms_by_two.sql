-- What: terms that were proposed for a customer: discount, COD plan, credit limit, clearance gate and return fee.
-- Why: one person alone gave a merchant a discount of 100 % or a return fee of 0. As with a bank account, the terms in force stay until a second person
-- confirms the new ones. Terms agreed so far stay in force.

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

create or replace function keep_customer_bank() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - '{status,decided_by,decided_at,decided_reason}'::text[]) = (to_jsonb(old) - '{status,decided_by,decided_at,decided_reason}'::text[])
    and (old.decided_by is null or old.decided_by = new.decided_by) then
    return new;
  end if;
  raise exception 'what was proposed in % is never changed or deleted', tg_table_name;
end $$;
alter function keep_customer_bank() rename to keep_customer_proposal;
create trigger customer_terms_are_kept before update or delete on customer_terms
  for each row execute function keep_customer_proposal();
