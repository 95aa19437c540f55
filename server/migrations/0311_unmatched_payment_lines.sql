-- A line that was matched wrongly is unmatched by two people. From then on only a person matches it: the next import would find the same claim again.

alter table payment_line add column by_hand boolean not null default false;
comment on column payment_line.by_hand is 'A person removed its match: it is matched by hand only.';
