-- Lists of 200,000 customers, 20,000 staff and webhooks and millions of deliveries: a page of each is read along an index, by whatever it is sorted and filtered at first.
create index staff_by_name on staff (name, id);
create index customer_of_branch_by_name on customer (branch_id, coalesce(business_name, customer_name), id);
create index customer_of_branch_state_name on customer (branch_id, status, coalesce(business_name, customer_name), id);
create index customer_state_name on customer (status, coalesce(business_name, customer_name), id);
create index customer_by_name_back on customer (coalesce(business_name, customer_name) desc nulls last, id desc);
create index webhook_endpoint_by_name on webhook_endpoint (name, id);
create index webhook_delivery_failed on webhook_delivery (id) where status = 'failed';
