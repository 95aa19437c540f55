-- What: the second factor once more before money leaves, above an amount of the page of limits.
-- Why: a session that was left open, or taken over, must not be enough to pay out.

-- Time of the last proof of a second factor in this session; a trusted device gives none.
alter table session add factor_at timestamptz;

-- Amounts that a person approved or paid on a day without a proof: many small payments are asked for like a large one.
create table outflow_unproved (
  staff_id bigint not null references staff (id),
  business_date date not null,
  kind text not null,
  record_id bigint not null,
  amount bigint not null,
  primary key (staff_id, business_date, kind, record_id)
);
