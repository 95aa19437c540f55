-- The staff list is read by account state in the order of names (N-07): a page of it is read off this index, however many people there are.
create index staff_state_name on staff (status, name, id);
