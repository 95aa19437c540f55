-- Who a session belongs to and what they may do is counted like the cached lists: what is remembered of a person is true as long as no count has moved.
create trigger session_cached after update on session for each row
  when (old.revoked_at is distinct from new.revoked_at or old.branch_id is distinct from new.branch_id or old.expires_at <> new.expires_at)
  execute function bump_cache_version('access');
create trigger session_gone after delete on session for each statement execute function bump_cache_version('access');
create trigger staff_cached after update on staff for each row
  when ((old.user_name, old.name, old.locale, old.status, old.role_slug, old.must_change_password, old.branch_id, old.branch_collection_id, old.all_branches)
    is distinct from (new.user_name, new.name, new.locale, new.status, new.role_slug, new.must_change_password, new.branch_id, new.branch_collection_id, new.all_branches))
  execute function bump_cache_version('access');
create trigger staff_branch_cached after insert or delete or update on staff_branch for each row execute function bump_cache_version('access');
