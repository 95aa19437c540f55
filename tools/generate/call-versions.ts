import { registry } from '@waybill/contract/registry.ts';
import { apiVersion } from '@waybill/contract/api-changes.ts';
import { callVersions } from '@waybill/contract/generated/call-versions.ts';
import { openapi } from '@waybill/server/kernel/openapi.ts';
import { fieldsOfCall, referenceOf } from '@waybill/web/rooms/api-reference/reference-document.ts';

interface Known {
  readonly since: string;
  readonly fields: readonly string[];
  readonly newer: Readonly<Record<string, string>>;
  readonly gone: Readonly<Record<string, string>>;
}

/**
 * Generates the API version in which each call of keys and each of its fields was added: unknown ones were added in the newest, and missing ones were
 * removed in it.
 */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const sent = JSON.stringify(openapi(registry, 'keys'));
  const { calls } = referenceOf(JSON.parse(sent) as Parameters<typeof referenceOf>[0]);
  const rows = calls
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((call): [string, Known] => {
      const names = Object.entries(fieldsOfCall(call)).flatMap(([place, fields]) =>
        fields.map(({ name }) => `${place} ${name}`),
      );
      const before: Known | undefined = callVersions[call.id];
      if (!before) return [call.id, { since: apiVersion, fields: names.toSorted(), newer: {}, gone: {} }];
      const known = new Set([...before.fields, ...Object.keys(before.newer)]);
      const stays = new Set(names);
      const newer = Object.fromEntries(
        names.toSorted().flatMap((name) => {
          const since = before.newer[name] ?? (known.has(name) ? undefined : apiVersion);
          return since === undefined ? [] : [[name, since] as const];
        }),
      );
      // An addition to the newest version that is removed before its release never existed.
      const went = [...known].filter((name) => !stays.has(name) && before.newer[name] !== apiVersion);
      const gone = Object.fromEntries(went.map((name) => [name, apiVersion]));
      const fields = before.fields.filter((name) => stays.has(name));
      return [call.id, { since: before.since, fields, newer, gone: { ...gone, ...before.gone } }];
    });
  return [
    {
      path: 'contract/src/generated/call-versions.ts',
      content: `/** Kept by \`npm run generate\`: with which version each call of keys came, its first fields, those that came later and those that went. */
export const callVersions: Readonly<
  Record<
    string,
    {
      readonly since: string;
      readonly fields: readonly string[];
      readonly newer: Readonly<Record<string, string>>;
      readonly gone: Readonly<Record<string, string>>;
    }
  >
> = {
${rows.map(([id, row]) => `  ${JSON.stringify(id)}: ${JSON.stringify(row)},\n`).join('')}};
`,
    },
  ];
}
