-- What: who outside the house did something with a parcel: its receiver by the tracking page, its sender by the link that asks them.
-- Why: neither is one of the staff, so entries and holds that follow from their words name the party instead of a person.
alter table label_entry add column party text;
alter table hold_mail alter column created_by drop not null, add column party text;

-- A receiver says once what they think, however often the page is sent.
create unique index feedback_of_receiver on feedback (label_id) where source = 'receiver';
