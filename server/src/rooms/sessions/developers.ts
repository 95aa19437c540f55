import { createRequire } from 'node:module';
import type { Settings } from '../../kernel/settings.ts';

const { version } = createRequire(import.meta.url)('fastify/package.json') as { version: string };

/** Shown on the development-only line of the sidebar (L-03). */
export const frameworkVersion = `Fastify ${version}`;

/** Development aids are for localhost and for the accounts that the setting names. */
export function isDeveloper(
  settings: Pick<Settings, 'production' | 'host' | 'developerAccounts'>,
  userName: string,
): boolean {
  const local = !settings.production && ['127.0.0.1', 'localhost', '::1'].includes(settings.host);
  return local || settings.developerAccounts.includes(userName);
}
