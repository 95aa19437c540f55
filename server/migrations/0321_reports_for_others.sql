-- What: the schema "reports", stable views for readers of figures outside of Waybill, and the list of the database roles that may read them.
-- Why: an analyst's tools read the database without the product, and must neither see secrets nor break when a table changes.
-- Each view and column says what it is in its comment; docs/reports.md is generated from them.

create table report_reader (
  role_name text primary key,
  branch_collection_id bigint references branch_collection,
  created_at timestamptz not null
);

create schema reports;
revoke all on schema reports from public;
comment on schema reports is 'Stable views for reading figures. Later versions add views and columns; they rename and remove none.';

-- session_user is who signed in: SET ROLE does not change it.
create function reports.sees_all() returns boolean
  language sql stable security definer set search_path = pg_catalog, public
  as $$ select exists (select from public.report_reader where role_name = session_user and branch_collection_id is null) $$;
create function reports.seen_branches() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select b.id from public.branch b
    join public.report_reader r on r.branch_collection_id = b.branch_collection_id
    where r.role_name = session_user
  $$;
revoke all on function reports.sees_all() from public;
revoke all on function reports.seen_branches() from public;

create view reports.branches with (security_barrier) as
select b.id, b.code, b.name_en, b.name_mm, b.name_zh, b.town, b.type, b.status, c.name_en as collection
from public.branch b
left join public.branch_collection c on c.id = b.branch_collection_id
where (select reports.sees_all()) or b.id in (select reports.seen_branches());
comment on view reports.branches is 'Branches of the operator and of its agents.';
comment on column reports.branches.code is 'three letters, as on labels';
comment on column reports.branches.type is 'fcs: the operator’s own; agent: run by an agent';
comment on column reports.branches.status is 'active or inactive';
comment on column reports.branches.collection is 'the group of branches that one person oversees, in English';

create view reports.staff with (security_barrier) as
select s.id, s.name, s.role_slug as role, s.user_type, s.branch_id, s.status, s.created_at, s.last_login_at
from public.staff s
where s.user_type <> 'merchant' and ((select reports.sees_all()) or s.branch_id in (select reports.seen_branches()));
comment on view reports.staff is 'Accounts of staff, without phones, passwords and codes. People of merchants are not here.';
comment on column reports.staff.user_type is 'kind of account';
comment on column reports.staff.branch_id is 'reports.branches; empty for those of no branch';
comment on column reports.staff.last_login_at is 'the last sign-in';

create view reports.customers with (security_barrier) as
select c.id, c.customer_name as name, c.type, c.merchant_type, c.branch_id, c.status, c.created_at
from public.customer c
where (select reports.sees_all()) or c.branch_id in (select reports.seen_branches());
comment on view reports.customers is 'Senders with an account: merchants and companies’ customers.';
comment on column reports.customers.branch_id is 'the branch that keeps the account: reports.branches';

create view reports.parcels with (security_barrier) as
select l.id, l.tracking_code, l.merchant_id as customer_id, l.source_branch_id, l.deliver_branch_id, s.holder_branch_id,
  s.status, s.rollup as stage, s.status_at, l.created_at, s.accepted_at, s.delivered_at, s.closed_at, s.attempts,
  l.type, l.item_type, l.service_type, l.payment_type, l.delivery_type, l.accept_type, l.origin, l.destination_country,
  p.name_en as destination_place, l.weight_g, l.pieces, l.declared_value,
  l.shipping_fee, l.services_fee, l.insurance_fee, l.extra_charge, l.discount, l.tax, l.shipping_total,
  l.cod_amount, l.cod_fee, s.cod_status, l.return_fee, l.compensation_fee, s.clearance_id
from public.label l
join public.label_state s on s.label_id = l.id
left join public.place p on p.id = l.destination_place_id
where (select reports.sees_all())
  or l.source_branch_id in (select reports.seen_branches()) or l.deliver_branch_id in (select reports.seen_branches());
comment on view reports.parcels is 'Every label with the parcel’s state now. Names, phones and addresses of people are not here.';
comment on column reports.parcels.customer_id is 'the sender’s account: reports.customers; empty for walk-in senders';
comment on column reports.parcels.source_branch_id is 'where it was or will be accepted';
comment on column reports.parcels.deliver_branch_id is 'the branch that delivers it';
comment on column reports.parcels.holder_branch_id is 'who has it now, or had it last';
comment on column reports.parcels.status is 'the latest step';
comment on column reports.parcels.stage is 'the status in one of a few stages';
comment on column reports.parcels.status_at is 'when the latest step happened';
comment on column reports.parcels.created_at is 'when the label was made';
comment on column reports.parcels.closed_at is 'when nothing was left to do';
comment on column reports.parcels.attempts is 'tries to deliver it';
comment on column reports.parcels.origin is 'how the order came: counter, sheet, key, portal, …';
comment on column reports.parcels.destination_country is 'two letters (ISO 3166-1); empty within Myanmar';
comment on column reports.parcels.destination_place is 'the smallest known place of the address, in English';
comment on column reports.parcels.weight_g is 'grams';
comment on column reports.parcels.declared_value is 'whole kyat, as all sums here';
comment on column reports.parcels.shipping_total is 'what the shipping costs in all';
comment on column reports.parcels.cod_amount is 'what the receiver pays for the goods';
comment on column reports.parcels.cod_status is 'where the money for the goods is; empty before delivery';
comment on column reports.parcels.clearance_id is 'the document by which it is paid out';

create view reports.steps with (security_barrier) as
select e.id, e.label_id as parcel_id, e.status, e.at, e.recorded_at, e.branch_id, e.to_branch_id, e.staff_id, e.reason,
  e.inferred, not e.viewable as taken_back
from public.label_entry e
where (select reports.sees_all()) or e.branch_id in (select reports.seen_branches());
comment on view reports.steps is 'Every step of every parcel, also those of archived years.';
comment on column reports.steps.parcel_id is 'reports.parcels';
comment on column reports.steps.at is 'when it happened';
comment on column reports.steps.recorded_at is 'when the server heard of it';
comment on column reports.steps.branch_id is 'where it happened';
comment on column reports.steps.to_branch_id is 'where the parcel was sent';
comment on column reports.steps.staff_id is 'reports.staff; empty for what the system did';
comment on column reports.steps.reason is 'why, such as the reason of a failed delivery';
comment on column reports.steps.inferred is 'nobody scanned it: a later scan shows that it happened';
comment on column reports.steps.taken_back is 'it was undone and does not count';

create view reports.calls with (security_barrier) as
select c.id, c.label_id as parcel_id, c.type, c.nth, c.branch_id, c.staff_id, c.outcome, c.result, c.next_at, c.at
from public.call_log c
where (select reports.sees_all()) or c.branch_id in (select reports.seen_branches());
comment on view reports.calls is 'Calls of the call centre. Phone numbers and remarks are not here.';
comment on column reports.calls.parcel_id is 'reports.parcels; empty for calls about pickups';
comment on column reports.calls.nth is 'the number of the call to this person about this matter';
comment on column reports.calls.outcome is 'whether somebody answered';
comment on column reports.calls.result is 'what was agreed';
comment on column reports.calls.next_at is 'when to call again';

create view reports.money with (security_barrier) as
select p.id, j.id as journal_id, j.event, j.at, j.business_date, a.kind as account, a.name as account_name,
  a.branch_id as account_branch_id, a.staff_id as account_staff_id, a.customer_id as account_customer_id,
  p.amount, j.label_id as parcel_id, j.clearance_id, j.branch_id, j.staff_id, j.reverses_id
from public.posting p
join public.journal j on j.id = p.journal_id
join public.account a on a.id = p.account_id
where (select reports.sees_all()) or coalesce(a.branch_id, j.branch_id) in (select reports.seen_branches());
comment on view reports.money is 'The ledger: every line of every journal entry. The lines of an entry add up to zero.';
comment on column reports.money.journal_id is 'the entry that the line is part of';
comment on column reports.money.event is 'what happened';
comment on column reports.money.business_date is 'the day in Myanmar';
comment on column reports.money.account is 'kind of account';
comment on column reports.money.account_name is 'of accounts that are named, such as a bank account';
comment on column reports.money.amount is 'whole kyat: a debit is positive, a credit negative';
comment on column reports.money.reverses_id is 'the entry that this one takes back';
