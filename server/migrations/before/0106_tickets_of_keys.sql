-- What: a ticket, and what is written to it, may be of a key instead of a person.
-- Why: a shop asks about its parcel from its own program, and no person of ours wrote that.

alter table support_ticket alter column created_by drop not null, add column api_key_id bigint references api_key,
  add constraint support_ticket_of_somebody check (created_by is not null or api_key_id is not null);
create index support_ticket_of_key on support_ticket (api_key_id, last_at desc) where api_key_id is not null;
alter table support_ticket_message add column api_key_id bigint references api_key;
