-- What: labels that a key made say so.
-- Why: they were kept as made at the counter, so that nobody saw which program had made them.
update label
set origin = 'api'
where api_key_id is not null and origin = 'counter';
