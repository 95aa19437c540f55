-- What: a shift handover whose counts differ from the books, and that nobody has settled, is in a state of its own.
-- Why: it stood among those to be signed, while a third person had to settle it first; whoever looked for work found neither.

update shift_handover set status = 'differs'
where status = 'counted' and settled_by is null and (counted_in <> expected_in or counted_out <> expected_out);

-- The state says of those that both have counted whether somebody still has to settle them.
alter table shift_handover add constraint shift_handover_differs check (
  status not in ('counted', 'differs')
  or (status = 'differs') = (settled_by is null and (counted_in <> expected_in or counted_out <> expected_out)));

-- The till of a branch is handed over to one person at a time.
drop index shift_handover_begun;
create unique index shift_handover_begun on shift_handover (branch_id) where status in ('active', 'differs', 'counted');
