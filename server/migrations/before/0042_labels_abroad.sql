-- What: the country of a label that goes to another one.
-- Why: only the mail post carries it, nobody collects money for it, and a branch that takes international mail accepts it; whatever writes a label, these
-- hold.

alter table label
  -- ISO 3166-1, two letters; null within Myanmar, where a place says where it goes.
  add column destination_country text check (destination_country ~ '^[A-Z]{2}$' and destination_country <> 'MM'),
  add constraint label_abroad check (
    destination_country is null
    or (type = 'mm_post' and cod_amount = 0 and destination_place_id is null and not gate_submit and not instant_deliver)
  );
create index label_abroad_by_day on label (created_at, id) where destination_country is not null;
