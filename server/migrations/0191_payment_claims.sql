-- Claims: deliveries whose receivers paid by a channel. A claim belongs to the entry and the journal of its delivery; it is open until the provider's
-- statement has it. A reference counts once per channel, whether it was typed whole or only its end: checked here, so that two deliveries at once and
-- every way in meet the same rule.

create table payment_claim (
  id bigint generated always as identity primary key,
  payment_channel_id bigint not null references payment_channel,
  terms_id bigint not null references payment_channel_terms,
  label_id bigint not null references label,
  entry_id bigint not null,
  journal_id bigint not null references journal,
  branch_id bigint not null references branch,
  courier_id bigint references staff,
  amount bigint not null check (amount > 0),
  reference text check (reference ~ '^[A-Z0-9]{6,40}$'),
  scan_id text,
  status text not null,
  version integer not null default 1,
  claimed_by bigint not null references staff,
  claimed_at timestamptz not null,
  business_date date not null,
  updated_at timestamptz not null
);
comment on column payment_claim.courier_id is 'Courier who delivered; null at the counter of the branch.';
comment on column payment_claim.terms_id is 'Terms of the channel on the day of the delivery.';
create unique index payment_claim_of_journal on payment_claim (journal_id);
create index payment_claim_of_label on payment_claim (label_id);
create index payment_claim_of_entry on payment_claim (entry_id);
create index payment_claim_by_state on payment_claim (status, payment_channel_id, id);
create index payment_claim_reference on payment_claim (payment_channel_id, (right(reference, 6))) where status <> 'withdrawn';

create function payment_claim_reference_once() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payment ' || new.payment_channel_id || ' ' || right(new.reference, 6), 0));
  if exists (
    select from payment_claim c
    where c.payment_channel_id = new.payment_channel_id and c.status <> 'withdrawn' and right(c.reference, 6) = right(new.reference, 6)
      and (c.reference like '%' || new.reference or new.reference like '%' || c.reference)
  ) then
    raise exception 'this reference was claimed before' using errcode = 'unique_violation', constraint = 'payment_claim_reference_once';
  end if;
  return new;
end $$;
create trigger payment_claim_reference_once before insert on payment_claim for each row when (new.reference is not null) execute function payment_claim_reference_once();
