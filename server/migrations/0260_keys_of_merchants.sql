-- Scopes that a merchant's owners may give to own API keys; none until their branch allows some. With any, they make webhooks too.
alter table customer add portal_key_scopes text[] not null default '{}';

drop trigger customer_portal_cached on customer;
create trigger customer_portal_cached after update of portal_access, portal_key_scopes, branch_id on customer for each row
  when (old.portal_access <> new.portal_access or old.portal_key_scopes <> new.portal_key_scopes or old.branch_id <> new.branch_id)
  execute function bump_cache_version('access');
