import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePort } from '@waybill/server/kernel/db/embedded-server.ts';
import {
  webhookLanguages,
  receiverStarts,
  webhookReceivers,
  webhookSamples,
  type WebhookLanguage,
} from '../web/src/rooms/api-reference/webhook-samples.ts';

/** The example of the Standard Webhooks specification, and the same with one letter of the body changed. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const time = 1_614_265_330;
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const bodies = ['{"test": 2432232314}', '{"test": 2432232315}'];
const headers = `"webhook-id": "${id}", "webhook-timestamp": "${time}", "webhook-signature": "v1,AAAA ${signature}"`;
const texts = bodies.map((body) => JSON.stringify(body));

/** For each language its program, a file, and lines that check whether both bodies, and the right one much later, are genuine. */
const runs: Record<WebhookLanguage, { program: string; version: string; file: string; lines: string }> = {
  JavaScript: {
    program: process.execPath,
    version: '--version',
    file: 'check.mjs',
    lines: [
      [texts[0], time],
      [texts[1], time],
      [texts[0], time + 301],
    ]
      .map(([body, now]) => `console.log(isGenuine({ ${headers} }, ${body}, ["whsec_AAAA", "${secret}"], ${now}));\n`)
      .join(''),
  },
  Python: {
    program: 'python3',
    version: '--version',
    file: 'check.py',
    lines: [
      [texts[0], time],
      [texts[1], time],
      [texts[0], time + 301],
    ]
      .map(([body, now]) => `print(is_genuine({ ${headers} }, ${body}, ["whsec_AAAA", "${secret}"], ${now}))\n`)
      .join(''),
  },
  PHP: {
    program: 'php',
    version: '--version',
    file: 'check.php',
    lines: [
      [bodies[0], time],
      [bodies[1], time],
      [bodies[0], time + 301],
    ]
      .map(
        ([body, now]) =>
          `echo is_genuine([${headers.replaceAll('": ', '" => ')}], '${body}', ["whsec_AAAA", "${secret}"], ${now}) ? 'true' : 'false', "\\n";\n`,
      )
      .join(''),
  },
  Java: {
    program: 'java',
    version: '-version',
    file: 'Check.java',
    lines: '',
  },
};

/** Java runs the first class. */
const javaCheck = `class Check {
    public static void main(String[] none) throws Exception {
        Map<String, String> headers = Map.of(${headers.replaceAll('": ', '", ')});
        List<String> secrets = List.of("whsec_AAAA", "${secret}");
        System.out.println(Webhooks.isGenuine(headers, ${texts[0]}, secrets, ${time}));
        System.out.println(Webhooks.isGenuine(headers, ${texts[1]}, secrets, ${time}));
        System.out.println(Webhooks.isGenuine(headers, ${texts[0]}, secrets, ${time + 301}));
    }
}
`;

function programOf(language: WebhookLanguage): string {
  const code = webhookSamples[language];
  return language === 'Java'
    ? code.replace('public class Webhooks', `${javaCheck}class Webhooks`)
    : code + runs[language].lines;
}

test('N-06 the code that verifies webhooks takes the example of the standard and nothing else, in each language that this machine can run', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-samples-'));
  const ran = webhookLanguages.filter((language) => {
    const { program, version } = runs[language];
    return spawnSync(program, [version]).status === 0;
  });
  const answers = ran.map((language) => {
    const { program, file } = runs[language];
    writeFileSync(path.join(folder, file), programOf(language));
    const { stdout, stderr } = spawnSync(program, [path.join(folder, file)], { encoding: 'utf8' });
    return [language, stdout.toLowerCase().trim().split('\n'), stderr];
  });
  rmSync(folder, { recursive: true });
  expect(ran).toContain('JavaScript');
  expect(answers).toEqual(ran.map((language) => [language, ['true', 'false', 'false'], '']));
});

test.each(['JavaScript', 'Python', 'PHP'] as const)(
  'N-06 the receiver in %s, started as it is shown, takes a webhook that is signed and refuses one that is not',
  async (language) => {
    const { program, version } = runs[language];
    if (spawnSync(program, [version]).status !== 0) return expect(language).not.toBe('JavaScript');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-receiver-'));
    const start = receiverStarts[language];
    const file = start.split(' ').at(-1) ?? '';
    writeFileSync(path.join(folder, file), webhookSamples[language] + webhookReceivers[language]);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), WAYBILL_WEBHOOK_SECRET: secret };
    const receiver = spawn('bash', ['-c', `exec ${start}`], { cwd: folder, env, stdio: 'ignore' });
    const now = Math.floor(Date.now() / 1000);
    const body = '{"type":"label.created"}';
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `v1,${createHmac('sha256', key).update(`${id}.${now}.${body}`).digest('base64')}`;
    const answer = async (sent: string) => {
      const head = { 'webhook-id': id, 'webhook-timestamp': String(now), 'webhook-signature': sent };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: head, body })).status;
    };
    try {
      await expect.poll(() => answer(signed).catch(() => 'not there yet'), { timeout: 10_000 }).toBe(204);
      expect(await answer(signature)).toBe(400);
    } finally {
      receiver.kill();
      rmSync(folder, { recursive: true });
    }
  },
);
