import { databaseName, urlOfDatabase } from '../../kernel/db/database-address.ts';

/** `<database>_sandbox`, in the same cluster. */
export function sandboxUrl(databaseUrl: string): string {
  return urlOfDatabase(databaseUrl, `${databaseName(databaseUrl)}_sandbox`);
}
