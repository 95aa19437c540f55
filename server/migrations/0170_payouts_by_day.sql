-- The dashboard says what was paid to merchants in its period; payouts were found by branch and status alone, which reads all of history.
create index clearance_paid on clearance (paid_at) where paid_at is not null;
