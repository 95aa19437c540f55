-- An invitation of an owner by a branch, and a link by which an owner gets a new password, open a merchant's money. Where the merchant has an owner already,
-- they work only after a second person has agreed: another of the branch, or an owner of the merchant.
alter table merchant_invitation add waits boolean not null default false;
alter table merchant_invitation add approved_by bigint references staff;
alter table merchant_invitation add approved_at timestamptz;
