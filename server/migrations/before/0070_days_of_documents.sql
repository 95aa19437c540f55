-- What: the day of an expense, a transfer, a gate collection and of what left is that of the journal which it made.
-- Why: what was paid after a branch had closed its day is of the next one (decisions 14), and its document said another day than the books.

update expense e set business_date = j.business_date
from journal j
where j.expense_id = e.id and j.reverses_id is null and j.business_date <> e.business_date;

update transfer t set business_date = j.business_date
from journal j
where j.transfer_id = t.id and j.event = 'transferred' and j.reverses_id is null and j.business_date <> t.business_date;

update gate_collection g set business_date = j.business_date
from journal j
where j.gate_collection_id = g.id and j.event = 'gate_paid' and j.business_date <> g.business_date;

with moved as (
  update outflow o set business_date = j.business_date
  from journal j
  where j.at = o.at and j.business_date <> o.business_date and j.reverses_id is null and (
    o.kind = 'expense' and j.expense_id = o.record_id
    or o.kind = 'transfer' and j.transfer_id = o.record_id
    or o.kind = 'gate_charge' and j.event = 'gate_paid' and j.gate_collection_id = o.record_id
    or o.kind = 'clearance' and j.clearance_id = o.record_id
    or o.kind = 'handover_out' and j.event = 'sent' and j.handover_id = o.record_id
    or o.kind <> 'bank_charge' and j.key in ('emo_paid:' || o.record_id, 'emo_refunded:' || o.record_id))
  returning o.id, o.business_date
)
update outflow_key k set business_date = m.business_date
from moved m
where k.outflow_id = m.id;
