-- Compensation goes to the sender; to anybody else only when one person asks for it with a reason and another one pays. Whether a payout was alone is kept with
-- everything else that leaves, so the column of its own goes. What the mail post is paid back above a limit is asked for by one person and paid by another.

alter table missing_case
  add column payee_reason text,
  add column payee_requested_by bigint references staff (id),
  drop column paid_alone;

alter table remittance_line
  add column back_requested_by bigint references staff (id),
  add column back_account_id bigint references bank_account (id);
