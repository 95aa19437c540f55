-- What: what a merchant wants to happen when nobody answers the question about a parcel that could not be delivered.
-- Why: until now every such parcel went back after a day; some merchants rather have it tried once more, or kept for some days before it goes back.

alter table customer
  add column unanswered text not null default 'return',
  add column unanswered_days integer not null default 7 check (unanswered_days between 1 and 30);
