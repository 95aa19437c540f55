-- A whole mobile number is looked for among numbers alone, so those that stand in the texts of a label (a reference, a name, what is in it) are kept with its phones.
insert into label_phone (phone, label_id, side)
select distinct n.number, l.id, 'text'
from label l,
  unnest(string_to_array(l.search_key, '|')) part,
  generate_series(1, length(part) - 9) at,
  lateral (select substring(substr(part, at) from '^0(9[0-9]{8,})') as number) n
where part ~ '09[0-9]{8}'
  and n.number is not null
  and not exists (select from label_phone p where p.label_id = l.id and p.phone = n.number);
