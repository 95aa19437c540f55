-- What: the fields of a row of a sheet that were only guessed when a text was pasted, the person who has a ticket, and what finds tickets by customer and clearance.
-- Why: a guess is marked in the label form until somebody has looked at it, but in a sheet of several orders it looked like all the rest; and a ticket that
-- came to the wrong desk, or that one person of a desk has to answer, is handed on, so that it waits for whoever can help.

alter table label_import_row add column guessed text[] not null default '{}';

-- Null: it waits for everybody of its desk.
alter table support_ticket add column to_staff_id bigint references staff;
create index support_ticket_handed_to on support_ticket (to_staff_id) where to_staff_id is not null and ended_at is null;
create index support_ticket_of_customer on support_ticket (customer_id, last_at desc) where customer_id is not null;
create index support_ticket_of_clearance on support_ticket (clearance_id, last_at desc) where clearance_id is not null;
