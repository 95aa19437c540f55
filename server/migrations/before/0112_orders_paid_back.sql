-- A money order is at most 1,000,000 Ks, and so much one person could pay back alone: the limit never asked for a second one. Where nobody has
-- set another, it is that of expenses.
update outflow_limit set amount = 100000
where kind = 'emo_refund' and role_slug = '' and amount >= 1000000
  and not exists (select from audit where room = 'outflows' and record_id = 'emo_refund');
