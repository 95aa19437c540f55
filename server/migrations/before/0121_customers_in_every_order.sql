-- Customers of all branches by business name, by their own name or by credit limit: the first page is read along an index, in both directions, as by name since 0119.
create index customer_by_business_name on customer (business_name, id);
create index customer_by_business_name_back on customer (business_name desc nulls last, id desc);
create index customer_by_customer_name on customer (customer_name, id);
create index customer_by_customer_name_back on customer (customer_name desc nulls last, id desc);
create index customer_by_credit_limit on customer (credit_limit, id);
create index customer_by_credit_limit_back on customer (credit_limit desc nulls last, id desc);
-- By their branch: branch by branch in the order of names, until the page is full.
create index branch_by_english_name on branch (name_en);
create index branch_by_english_name_back on branch (name_en desc nulls last);
