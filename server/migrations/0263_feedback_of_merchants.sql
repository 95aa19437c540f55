-- People of merchants say what they think of the service as a whole: feedback without a parcel, at the branch of their merchant.
alter table feedback alter column label_id drop not null;
alter table feedback add branch_id bigint references branch;
alter table feedback add constraint feedback_about check (label_id is not null or (branch_id is not null and merchant_id is not null));
