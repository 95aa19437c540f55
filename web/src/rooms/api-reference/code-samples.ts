import type { ApiCall } from './reference-document.ts';

export const codeLanguages = ['curl', 'JavaScript', 'Python', 'PHP'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The request that a sample makes. */
export interface Wish {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** Where the answer, which is a file, is kept. */
  readonly file?: string;
  /** It bears the caller's own number, so that it does nothing twice. */
  readonly numbered?: boolean;
}

/** The call with its example: the parts of its path and query filled in. */
export function exampleWish(call: ApiCall, origin: string): Wish {
  const valueOf = (place: 'path' | 'query') =>
    call.parameters.filter((one) => one.in === place && (place === 'path' || one.example !== undefined));
  const path = valueOf('path').reduce(
    (text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example ?? 1))),
    call.path,
  );
  const query = new URLSearchParams(valueOf('query').map(({ name, example }) => [name, String(example)])).toString();
  return {
    method: call.method,
    url: `${origin}${path}${query === '' ? '' : `?${query}`}`,
    body: call.body ? (call.bodyExample ?? {}) : undefined,
    ...(call.answer === null ? { file: 'label.pdf' } : {}),
    // Sandbox calls get no idempotency key, because users repeat them with other values.
    numbered: call.method !== 'GET' && !call.id.startsWith('sandbox.'),
  };
}

/** The same call in a language; the key comes from the environment, never from the code. */
export function sampleOf(language: CodeLanguage, wish: Wish): string {
  return samples[language](wish);
}

const samples: Readonly<Record<CodeLanguage, (wish: Wish) => string>> = {
  curl: ({ method, url, body, file, numbered }) =>
    [
      `curl -X ${method} '${url}'${file === undefined ? '' : ` -o ${file}`}`,
      `  -H "Authorization: Bearer $WAYBILL_KEY"`,
      ...(numbered ? [`  -H 'Idempotency-Key: order-1001'`] : []),
      ...(body === undefined
        ? []
        : [
            `  -H 'Content-Type: application/json'`,
            `  -d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
          ]),
    ].join(' \\\n'),
  JavaScript: ({ method, url, body, file, numbered }) =>
    `${file === undefined ? '' : `import { writeFile } from 'node:fs/promises';\n\n`}const response = await fetch(${JSON.stringify(url)}, {
  method: '${method}',
  headers: {
    Authorization: \`Bearer \${process.env.WAYBILL_KEY}\`,${numbered ? `\n    'Idempotency-Key': 'order-1001',` : ''}${body === undefined ? '' : `\n    'Content-Type': 'application/json',`}
  },${body === undefined ? '' : `\n  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`}
});
${
  file === undefined
    ? `const answer = await response.json();
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message} (\${answer.request_id})\`);
console.log(answer);`
    : `if (!response.ok) throw new Error(await response.text());
await writeFile('${file}', Buffer.from(await response.arrayBuffer()));`
}`,
  Python: ({ method, url, body, file, numbered }) =>
    `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    ${JSON.stringify(url)},
    method="${method}",
    headers={
        "Authorization": "Bearer " + os.environ["WAYBILL_KEY"],${numbered ? `\n        "Idempotency-Key": "order-1001",` : ''}${body === undefined ? '' : `\n        "Content-Type": "application/json",`}
    },${body === undefined ? '' : `\n    data=json.dumps(${indented(pythonOf(body), 4)}).encode(),`}
)
try:
    with urllib.request.urlopen(request) as response:
        ${file === undefined ? 'print(json.load(response))' : `open("${file}", "wb").write(response.read())`}
except urllib.error.HTTPError as refused:
    raise SystemExit(refused.read().decode())`,
  PHP: ({ method, url, body, file, numbered }) =>
    `<?php
$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => '${method}',
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('WAYBILL_KEY'),${numbered ? `\n        'Idempotency-Key: order-1001',` : ''}${body === undefined ? '' : `\n        'Content-Type: application/json',`}
    ],${body === undefined ? '' : `\n    CURLOPT_POSTFIELDS => json_encode(${indented(phpOf(body), 4)}),`}
]);
${file === undefined ? 'print_r(json_decode(curl_exec($curl), true));' : `file_put_contents('${file}', curl_exec($curl));`}`,
};

/** The same with the typed client of this server. */
export const clientSample = (origin: string): string => `import { connect } from '@waybill/client';

const waybill = connect({ baseUrl: '${origin}', key: process.env.WAYBILL_KEY });
const { data } = await waybill.tracking.track({ body: { codes: ['EX000000017XM'] } });
console.log(data);`;

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

const pythonOf = (value: unknown): string =>
  written(value, {
    none: 'None',
    yes: 'True',
    no: 'False',
    list: ['[', ']'],
    record: ['{', '}'],
    joint: ': ',
    text: (text) => JSON.stringify(text),
  });
const phpOf = (value: unknown): string =>
  written(value, {
    none: 'null',
    yes: 'true',
    no: 'false',
    list: ['[', ']'],
    record: ['[', ']'],
    joint: ' => ',
    text: (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
  });

interface Notation {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly list: readonly [string, string];
  readonly record: readonly [string, string];
  readonly joint: string;
  readonly text: (text: string) => string;
}

/** Formats a value as a literal of the language, with each member on a separate line. */
function written(value: unknown, notation: Notation): string {
  if (value === null || value === undefined) return notation.none;
  if (typeof value === 'boolean') return value ? notation.yes : notation.no;
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object') return String(value);
  const rows = Array.isArray(value)
    ? value.map((inner) => written(inner, notation))
    : Object.entries(value).map(
        ([name, inner]) => `${notation.text(name)}${notation.joint}${written(inner, notation)}`,
      );
  const [open, close] = Array.isArray(value) ? notation.list : notation.record;
  if (rows.length === 0) return open + close;
  return `${open}\n${rows.map((row) => `    ${indented(row, 4)},\n`).join('')}${close}`;
}
