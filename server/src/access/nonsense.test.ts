import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { locales, type Locale } from '@waybill/domain/kernel/locale.ts';
import { registry } from '@waybill/contract/registry.ts';
import { startTestApp, type TestApp, type TestClient } from '../kernel/testing/app.ts';

let testApp: TestApp;
let founder: TestClient;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.as('superadmin');
});
afterAll(() => testApp.close());

const nowhere = '999999999';
/** An event stream never ends. */
const calls = registry.filter(({ id }) => id !== 'sessions.events');
const fieldsOf = (schema: $ZodType) =>
  Object.keys(
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {},
  );
const addressOf = (path: string) => path.replace(/\{\w+\}/g, nowhere);

const mm = /[\u1000-\u109f]/;
const zh = /[\u4e00-\u9fff]/;
const speaks = (text: string): Locale => (mm.test(text) ? 'mm' : zh.test(text) ? 'zh' : 'en');

let field = 0;
/** Returns the next `count` values in rotation in the usual run, and all of them in the long tests. */
const inTurn = <Value>(values: readonly Value[], count: number): readonly Value[] =>
  inLongProofs ? values : Array.from({ length: count }, () => values[field++ % values.length] as Value);

let turn = 0;
const nextLocale = (): Locale => locales[turn++ % locales.length] as Locale;

interface Answer {
  readonly message: string;
  readonly errors: Record<string, { code: string; message: string; language: string }[]>;
}

/** Returns what is wrong with how a request was refused; nothing when it was accepted or correctly refused. */
async function complaints(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string | undefined,
): Promise<string[]> {
  const locale = nextLocale();
  const response = await founder.send({
    method,
    url,
    headers: { 'x-locale': locale, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode < 400) return [];
  const { message, errors } = response.json<Answer>();
  const messages = Object.entries(errors).flatMap(([field, problems]) =>
    problems.map((problem) => ({ field, ...problem })),
  );
  return [
    ...(response.statusCode >= 500 ? [`answers ${response.statusCode}`] : []),
    ...(response.statusCode === 422 && messages.length === 0 ? ['names no field'] : []),
    ...(speaks(message) === locale ? [] : [`${locale}: ${message}`]),
    ...messages
      .filter((problem) => speaks(problem.message) !== locale || problem.language !== locale)
      .map((problem) => `${locale} ${problem.field}: ${problem.message}`),
    ...messages
      .filter((problem) => /[{}]|undefined|\[object|NaN/.test(problem.message) || problem.code === 'invalid')
      .map((problem) => `${problem.field} says nothing: ${problem.message}`),
    ...messages
      .filter(
        (problem) => problem.code !== 'unknown_field' && problem.code !== 'one_of' && /\w_\w/.test(problem.message),
      )
      .map((problem) => `${problem.field} has no word: ${problem.message}`),
  ];
}

const values: readonly unknown[] = [42, 1e308, '\u0000', '\ud800', ['x', 1], { a: 1 }, 'x'.repeat(20_000)];

describe("X-03 V-16 Q-06 nonsense is refused in the asker's language and names its field", () => {
  test('X-03 T-01 Q-06 in every field of every body', async () => {
    const wrong: string[] = [];
    for (const { id, method, path, body } of calls) {
      if (!body) continue;
      const whole = ['[]', 'null'].map((raw): [string, string] => [raw, raw]);
      const fields = fieldsOf(body);
      const filled = values.map((value): [string, string] => [
        JSON.stringify(value).slice(0, 20),
        JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))),
      ]);
      for (const [what, payload] of [...whole, ...inTurn(filled, 2)])
        for (const complaint of await complaints(method, addressOf(path), payload))
          wrong.push(`${id} ${what} ${complaint}`);
    }
    expect(wrong).toEqual([]);
  });

  test('X-03 T-01 Q-06 in every field of every query', async () => {
    const wrong: string[] = [];
    for (const { id, method, path, query } of calls) {
      if (!query) continue;
      for (const name of [...fieldsOf(query), '__proto__', 'nonsense']) {
        for (const value of inTurn(['1.5', '%00', '9'.repeat(400)], 1)) {
          for (const complaint of await complaints(method, `${addressOf(path)}?${name}=${value}`, undefined))
            wrong.push(`${id} ${name}=${value.slice(0, 12)} ${complaint}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('X-03 T-01 Q-06 in every path', async () => {
    const wrong: string[] = [];
    for (const { id, method, path } of calls.filter((row) => row.path.includes('{'))) {
      for (const value of ['-1', '9'.repeat(30), '%00']) {
        for (const complaint of await complaints(
          method,
          path.replace(/\{\w+\}/g, value),
          method === 'GET' || method === 'DELETE' ? undefined : '{}',
        ))
          wrong.push(`${id} ${value.slice(0, 12)} ${complaint}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('T-01 the language of an answer', () => {
  const refused = async (client: TestClient, headers: Record<string, string>) =>
    (
      await client.send({ method: 'GET', url: '/api/staff?page=x', headers: { 'x-locale': '', ...headers } })
    ).json<Answer>();

  test('T-01 is the one that is asked for, by our page or by any other program', async () => {
    for (const locale of locales) {
      expect(speaks((await refused(founder, { 'x-locale': locale })).message)).toBe(locale);
      expect(speaks((await refused(founder, { 'accept-language': locale })).message)).toBe(locale);
    }
    expect(speaks((await refused(testApp.guest(), { 'accept-language': 'zh-CN,zh;q=0.9' })).message)).toBe('zh');
  });

  test('T-01 is that of the account when none is asked for, also where somebody may not', async () => {
    const courier = await testApp.as('postman');
    for (const locale of locales) {
      await courier.call('sessions.preferences', {
        body: { locale, theme: 'system', density: 'normal', single_keys: true },
      });
      const { message } = await refused(courier, {});
      const { message: denied } = (
        await courier.send({ method: 'GET', url: '/api/audit', headers: { 'x-locale': '' } })
      ).json<Answer>();
      expect([speaks(message), speaks(denied)]).toEqual([locale, locale]);
    }
  });
});
