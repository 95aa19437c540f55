-- One rule over everything that leaves: its limits by kind and role, and what has left, with what names its receiver. So a sum that is split over
-- documents, kinds or names counts together, and a limit can differ for a role. Limits that were set so far are kept.

create table outflow_limit (
  kind text not null,
  -- Of a role instead of everybody's; '' is everybody's.
  role_slug text not null default '',
  amount bigint not null check (amount >= 0),
  primary key (kind, role_slug)
);

insert into outflow_limit (kind, amount)
select k.kind, s.value
from (values
  ('clearance', 'approval_limit'), ('emo_payout', 'approval_limit'), ('emo_refund', 'approval_limit'), ('compensation', 'approval_limit'),
  ('expense', 'expense_approval_limit'), ('transfer', 'transfer_approval_limit'), ('bank_charge', 'bank_charge_limit')
) k (kind, key)
join money_setting s on s.key = k.key;

delete from money_setting where key in ('approval_limit', 'expense_approval_limit', 'transfer_approval_limit', 'bank_charge_limit');

create table outflow (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The document of that kind. A document may be paid in parts.
  record_id bigint not null,
  business_date date not null,
  amount bigint not null check (amount > 0),
  -- No second person stood for it, and it was not taken back.
  alone boolean not null,
  paid_by bigint not null references staff (id),
  at timestamptz not null
);
create index outflow_record on outflow (kind, record_id);

-- What names the receiver: phones, cards, accounts, names. By day first: only the payments of a day are counted, whatever has gathered before.
create table outflow_key (
  business_date date not null,
  key text not null,
  outflow_id bigint not null references outflow (id),
  primary key (business_date, key, outflow_id)
);

-- Under which number a vendor is reached: whoever is paid as a vendor and as a merchant is one receiver.
alter table expense add column vendor_phone text;
