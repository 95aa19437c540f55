-- A merchant's open parcels are counted along an index. Until now the merchant stood on the label alone, so their open parcels were found only by walking all
-- labels that they ever sent, which grows with history.
alter table label_state add merchant_id bigint;
update label_state s set merchant_id = l.merchant_id from label l where l.id = s.label_id and l.merchant_id is not null;
create index label_state_of_merchant on label_state (merchant_id, status, label_id desc) where merchant_id is not null;

create function name_merchant_of_state() returns trigger language plpgsql as $$
begin
  select merchant_id into new.merchant_id from label where id = new.label_id;
  return new;
end $$;
-- Frequent inserts name the merchant themselves.
create trigger label_state_names_merchant before insert on label_state for each row
  when (new.merchant_id is null) execute function name_merchant_of_state();

create function move_state_to_merchant() returns trigger language plpgsql as $$
begin
  update label_state set merchant_id = new.merchant_id where label_id = new.id;
  return null;
end $$;
create trigger label_moves_state after update of merchant_id on label for each row
  when (old.merchant_id is distinct from new.merchant_id) execute function move_state_to_merchant();

-- Documents of one merchant by day, such as those paid within a month.
create index clearance_of_customer_by_day on clearance (customer_id, issue_date);
