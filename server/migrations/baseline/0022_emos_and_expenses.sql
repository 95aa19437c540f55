-- What: electronic money orders with their fees and limits; expenses of branches with categories and budgets.
-- Why: money of an order is owed from its sale to its end (F-10), and cash that a branch spends leaves by a document that a second person confirms above a limit.

create table emo (
  id bigint generated always as identity primary key,
  number text not null unique,
  status text not null,
  sell_branch_id bigint not null references branch,
  pay_branch_id bigint not null references branch,
  sender_name text not null,
  sender_phone text not null,
  sender_nrc text not null,
  -- State, kind and digits of the card: one person is counted as one however the card is spelled.
  sender_nrc_key text not null,
  payee_name text not null,
  payee_phone text not null,
  payee_nrc text not null,
  payee_nrc_key text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  remark text,
  search_key text not null,
  sold_by bigint not null references staff,
  sold_at timestamptz not null,
  sold_on date not null,
  -- The pick-up code is kept as a keyed hash alone. Who had it made has seen it.
  code_hash bytea,
  code_by bigint references staff,
  tries integer not null default 0 check (tries between 0 and 5),
  tried_by bigint references staff,
  taken_by bigint references staff,
  taken_at timestamptz,
  approved_by bigint references staff,
  approved_at timestamptz,
  paid_by bigint references staff,
  paid_at timestamptz,
  returned_at timestamptz,
  refunded_by bigint references staff,
  refunded_at timestamptz,
  refund_reason text,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((code_hash is null) = (code_by is null)),
  check (paid_at is null or refunded_at is null)
);
create index emo_by_status on emo (status, sold_at desc, id);
create index emo_of_selling on emo (sell_branch_id, status, sold_at desc, id);
create index emo_of_paying on emo (pay_branch_id, status, sold_at desc, id);
create index emo_by_time on emo (sold_at desc, id);
create index emo_search on emo using gin (search_key gin_trgm_ops);
create index emo_of_sender_nrc on emo (sender_nrc_key, sold_on);
create index emo_of_sender_phone on emo (sender_phone, sold_on);
create index emo_of_payee_nrc on emo (payee_nrc_key, sold_on);
create index emo_of_payee_phone on emo (payee_phone, sold_on);

-- Every code that was given, before it was looked at; append only but for what came of it.
create table emo_try (
  id bigint generated always as identity primary key,
  emo_id bigint not null references emo,
  staff_id bigint not null references staff,
  at timestamptz not null,
  is_right boolean not null default false
);
create index emo_try_of on emo_try (emo_id, id);

-- Terms from a business day on. The latest row of a day is valid; no row is ever changed.
create table emo_terms (
  id bigint generated always as identity primary key,
  valid_from date not null,
  day_limit bigint not null check (day_limit > 0),
  steps jsonb not null,
  created_by bigint references staff,
  created_at timestamptz not null
);
create index emo_terms_by_day on emo_terms (valid_from desc, id desc);
create trigger emo_terms_is_append_only before update or delete on emo_terms for each row execute function refuse_change();

create table expense_category (
  id bigint generated always as identity primary key,
  -- The group that it belongs to; a group belongs to none.
  parent_id bigint references expense_category,
  name_en text not null,
  name_mm text not null,
  name_zh text,
  search_key text not null,
  status text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index expense_category_name on expense_category (coalesce(parent_id, 0), lower(name_en));
create index expense_category_of_parent on expense_category (parent_id) where parent_id is not null;
create trigger expense_category_cached after insert or update or delete on expense_category
  for each statement execute function bump_cache_version('expense_category');

create table expense (
  id bigint generated always as identity primary key,
  number text not null unique,
  branch_id bigint not null references branch,
  category_id bigint not null references expense_category,
  vendor text not null,
  -- Folded name of the vendor, so that a split purchase is found under another spelling.
  vendor_key text not null,
  amount bigint not null check (amount > 0),
  note text,
  receipt_file_id bigint references stored_file,
  status text not null,
  -- The day it was recorded, and once it is paid that of the payment.
  business_date date not null,
  created_by bigint not null references staff,
  created_at timestamptz not null,
  changed_by bigint not null references staff,
  approved_by bigint references staff,
  approved_at timestamptz,
  paid_by bigint references staff,
  paid_at timestamptz,
  -- Who refused, withdrew or voided it, and why.
  ended_by bigint references staff,
  ended_at timestamptz,
  end_reason text,
  search_key text not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  -- Phone of the vendor: a person paid as a vendor and as a merchant is one receiver.
  vendor_phone text
);
create index expense_by_branch on expense (branch_id, id desc);
create index expense_by_status on expense (status, id desc);
create index expense_of_category on expense (category_id, business_date);
create index expense_by_day on expense (business_date, branch_id);
create index expense_search on expense using gin (search_key gin_trgm_ops);
-- Payments of a day without a second person.
create index expense_paid_alone on expense (business_date, branch_id) where paid_at is not null and approved_by is null;
alter table journal add constraint journal_expense_id_fkey foreign key (expense_id) references expense;

create table expense_budget (
  branch_id bigint not null references branch,
  category_id bigint not null references expense_category,
  -- The first day of the month.
  month date not null,
  amount bigint not null check (amount > 0),
  primary key (month, branch_id, category_id)
);
create index expense_budget_of_category on expense_budget (category_id);

insert into emo_terms (valid_from, day_limit, steps, created_at) values ('2020-01-01', 3000000,
  '[{"up_to": 50000, "fee": 500}, {"up_to": 100000, "fee": 1000}, {"up_to": 300000, "fee": 2000}, {"up_to": 500000, "fee": 3000}, {"up_to": 1000000, "fee": 5000}]', now());

with made as (
  insert into expense_category (name_en, name_mm, name_zh, search_key, status, created_at, updated_at)
  select n.en, n.mm, n.zh, n.key, 'active', now(), now()
  from (values
    (1, 'Office', 'ရုံးသုံး', '办公', 'officeရုံးသုံး办公'),
    (2, 'Vehicles', 'ယာဉ်', '车辆', 'vehiclesယာဥ်车辆'),
    (3, 'People', 'ဝန်ထမ်း', '人员', 'peopleဝန်ထမ်း人员'),
    (4, 'Other', 'အခြား', '其他', 'otherအခြား其他')
  ) n (at, en, mm, zh, key)
  order by n.at
  returning id, name_en
)
insert into expense_category (parent_id, name_en, name_mm, name_zh, search_key, status, created_at, updated_at)
select m.id, n.en, n.mm, n.zh, n.key, 'active', now(), now()
from (values
  (1, 'Office', 'Rent', 'ရုံးခန်းငှားခ', '房租', 'rentရုံးခန်းငှားခ房租'),
  (2, 'Office', 'Electricity and water', 'မီတာခနှင့် ရေခ', '水电费', 'electricityandwaterမီတာခနှင့်ရေခ水电费'),
  (3, 'Office', 'Internet and phone', 'အင်တာနက်နှင့် ဖုန်းခ', '网络电话费', 'internetandphoneအင်တာနက်နှင့်ဖုန်းခ网络电话费'),
  (4, 'Office', 'Stationery and packing', 'စာရေးကိရိယာနှင့် ထုပ်ပိုးပစ္စည်း', '文具和包装', 'stationeryandpackingစာရေးကိရိယာနှင့်ထုပ်ပိုးပစ္စည်း文具和包装'),
  (5, 'Office', 'Generator fuel', 'မီးစက်ဆီ', '发电机燃油', 'generatorfuelမီးစက်ဆီ发电机燃油'),
  (6, 'Vehicles', 'Fuel', 'ယာဉ်ဆီ', '车辆燃油', 'fuelယာဥ်ဆီ车辆燃油'),
  (7, 'Vehicles', 'Repair', 'ယာဉ်ပြင်ဆင်ခ', '车辆维修', 'repairယာဥ်ပြင်ဆင်ခ车辆维修'),
  (8, 'Vehicles', 'Tolls and parking', 'လမ်းကြေးနှင့် ယာဉ်ရပ်နားခ', '路桥停车费', 'tollsandparkingလမ်းကြေးနှင့်ယာဥ်ရပ်နားခ路桥停车费'),
  (9, 'People', 'Meals', 'စားသောက်စရိတ်', '餐费', 'mealsစားသောက်စရိတ်餐费'),
  (10, 'People', 'Travel', 'ခရီးစရိတ်', '差旅费', 'travelခရီးစရိတ်差旅费')
) n (at, parent, en, mm, zh, key)
join made m on m.name_en = n.parent
order by n.at;
