-- What: expenses of branches with their categories and budgets.
-- Why: cash that a branch spends leaves its till by a document that a second person stands for above a limit, and can be followed into the ledger.

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
  -- What the vendor is compared by, so that a purchase that was split is found under another spelling.
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
  updated_at timestamptz not null
);
create index expense_by_branch on expense (branch_id, id desc);
create index expense_by_status on expense (status, id desc);
create index expense_of_category on expense (category_id, business_date);
create index expense_by_day on expense (business_date, branch_id);
create index expense_search on expense using gin (search_key gin_trgm_ops);
-- What left on a day without a second person.
create index expense_paid_alone on expense (business_date, branch_id) where paid_at is not null and approved_by is null;

create table expense_budget (
  branch_id bigint not null references branch,
  category_id bigint not null references expense_category,
  -- The first day of the month.
  month date not null,
  amount bigint not null check (amount > 0),
  primary key (month, branch_id, category_id)
);
create index expense_budget_of_category on expense_budget (category_id);

alter table journal add column expense_id bigint references expense;
create index journal_of_expense on journal (expense_id) where expense_id is not null;
-- What was spent in a month, whatever else was booked in it.
create index journal_spent on journal (business_date) where expense_id is not null;

insert into money_setting (key, value) values
  ('expense_approval_limit', 100000),
  ('expense_day_limit', 500000),
  ('expense_receipt_above', 20000);

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
