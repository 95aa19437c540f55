-- What: the fee of a visit in the ledger, cash in a courier's hands that is of no parcel, and calls about visits.
-- Why: a visit is paid for once and not by a parcel of it; whoever asked for one that failed or is late has to be called.

alter table journal add pickup_request_id bigint references pickup_request;
create index journal_of_pickup on journal (pickup_request_id) where pickup_request_id is not null;

alter table label_cash alter label_id drop not null;
alter table cash_handover_line alter label_id drop not null;

-- The sender does not want to be visited any more: nobody calls them about it.
alter table pickup_request add withdrawn boolean not null default false;

alter table call_task alter label_id drop not null;
alter table call_task add pickup_request_id bigint references pickup_request;
alter table call_task add constraint call_task_about check ((label_id is null) <> (pickup_request_id is null));
alter table call_task add constraint call_task_cycle_of_pickup unique (pickup_request_id, cycle);
create unique index call_task_open_of_pickup on call_task (pickup_request_id) where status = 'pending';

alter table call_log alter label_id drop not null;
alter table call_log add pickup_request_id bigint references pickup_request;
create index call_log_of_pickup on call_log (pickup_request_id, id) where pickup_request_id is not null;
