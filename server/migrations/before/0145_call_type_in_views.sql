-- The call log has the source's names: which call it is is `call_type`. Saved views and exports of the list of calls keep their column under its new name.
update saved_view set state = replace(state::text, '"nth"', '"call_type"')::jsonb where list = 'calls' and state::text like '%"nth"%';
update export set columns = array_replace(columns, 'nth', 'call_type') where list = 'calls' and 'nth' = any (columns);
