-- What was counted beyond the books is given back, kept as income or found to belong to a shortage: asked for by one person, confirmed by another. The surplus
-- itself is the posting on the account of overages, so its number is that of the posting.

create table surplus (
  id bigint primary key,
  branch_id bigint not null references branch (id),
  amount bigint not null check (amount > 0),
  status text not null,
  surplus_end text,
  payee_name text,
  payee_phone text,
  staff_id bigint references staff (id),
  note text,
  requested_by bigint references staff (id),
  requested_at timestamptz,
  confirmed_by bigint references staff (id),
  confirmed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (confirmed_by is null or confirmed_by <> requested_by)
);
