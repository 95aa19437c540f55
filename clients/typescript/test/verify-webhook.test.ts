import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, WebhookError } from '../src/verify-webhook.ts';

/** The example of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const now = new Date(1614265330_000);
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const stranger = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

describe('N-06 the signature of a webhook', () => {
  test.each([
    ['as it was sent', {}],
    ['with the headers of the platform', { headers: new Headers(headers) }],
    ['while the secret is rolled', { secrets: [stranger, secret] }],
    [
      'signed with two secrets',
      { headers: { ...headers, 'webhook-signature': `v1,AAAA v2,g0hM ${headers['webhook-signature']}` } },
    ],
    ['after five minutes', { now: new Date(now.getTime() + 300_000) }],
  ])('N-06 is right %s', async (_, change) => {
    expect(await verifyWebhook({ body, headers, secrets: [secret], now, ...change })).toEqual({ test: 2432232314 });
  });

  test.each([
    ['of another body', { body: '{"test": 2432232315}' }],
    ['of another id', { headers: { ...headers, 'webhook-id': 'msg_other' } }],
    ['of another secret', { secrets: [stranger] }],
    ['of no secret', { secrets: [] }],
    ['older than five minutes', { now: new Date(now.getTime() + 301_000) }],
    ['from the future', { now: new Date(now.getTime() - 301_000) }],
    ['without its headers', { headers: {} }],
    ['that is no Base64', { headers: { ...headers, 'webhook-signature': 'v1,%%%' } }],
    [
      'of another version',
      { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v0') } },
    ],
  ])('N-06 is refused %s', async (_, change) => {
    await expect(verifyWebhook({ body, headers, secrets: [secret], now, ...change })).rejects.toThrow(WebhookError);
  });

  test('N-06 is made as the specification says, which another program confirms', () => {
    const made = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${made}`);
  });
});
