-- A session in which one of the staff sees the merchant portal as a merchant does, until they go back.
alter table session add watched_customer_id bigint references customer;

drop trigger session_cached on session;
create trigger session_cached after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.branch_id is distinct from new.branch_id
    or old.customer_id is distinct from new.customer_id or old.watched_customer_id is distinct from new.watched_customer_id
    or old.expires_at <> new.expires_at)
  execute function bump_cache_version('access');
