-- The dashboard sums late COD and what was paid to merchants in its period. Each is found by a separate index, because all that is open, and all that was ever
-- paid, is many times more than what is late or of a day.
create index clearance_paid on clearance (paid_at) where paid_at is not null;
create index label_cash_since on label_cash (since);
create index label_state_cod_waits on label_state (delivered_at) where cod_status in ('ready_to_clearance', 'clearance');
