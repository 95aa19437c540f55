-- A merchant's owner confirms at the portal that a payout has arrived. The mark is on the document, with time and person; a dispute is a support ticket that names
-- the document.
alter table clearance add merchant_received_at timestamptz;
alter table clearance add merchant_received_by bigint references staff;
