import type { TestApp } from '../../kernel/testing/app.ts';

/** Creates a key of a branch, and a call made with it. */
export async function foreignPrograms(
  testApp: TestApp,
  branch: number,
): Promise<{ api_keys: number; api_calls: number }> {
  const made = async (text: string): Promise<number> => (await testApp.database.pool.query(text, [branch])).rows[0].id;
  return {
    api_keys: await made(
      "insert into api_key (mode, owner_kind, owner_name, branch_id, name, search_key, scopes, token_hash, shown_prefix, last_four, per_minute, created_by, created_at, updated_at) select 'live', 'partner', 'x', $1, 'x', 'x', '{labels.read}', 'x', 'wb_live_aaaa', 'aaaa', 1, min(id), now(), now() from staff returning id",
    ),
    api_calls: await made(
      "insert into api_call (at, api_key_id, branch_id, request_id, call, method, path, status, ms, address) select now(), max(id), $1, 'x', 'x', 'GET', '/', 200, 1, 'x' from api_key returning id",
    ),
  };
}
