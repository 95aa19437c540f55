-- Advance payments: receivers who pay by a channel before the delivery. They are announced by the staff or found on the provider's statement, tell the
-- courier what was paid, and move no money: the delivery claims the payment like any other.

create table advance_payment (
  id bigint generated always as identity primary key,
  payment_channel_id bigint not null references payment_channel,
  label_id bigint not null references label,
  amount bigint not null check (amount > 0),
  reference text,
  line_id bigint references payment_line,
  claim_id bigint references payment_claim,
  status text not null,
  reason text,
  announced_by bigint not null references staff,
  ended_by bigint references staff,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on column advance_payment.line_id is 'Line of the provider''s statement that has it; null while it is only announced.';
comment on column advance_payment.claim_id is 'Claim of the delivery that used it.';
create unique index advance_payment_open on advance_payment (label_id) where status in ('announced', 'received');
create index advance_payment_by_state on advance_payment (status, payment_channel_id, id);
create index advance_payment_of_claim on advance_payment (claim_id);
create index advance_payment_of_line on advance_payment (line_id);
create index advance_payment_created on advance_payment (created_at, id);
