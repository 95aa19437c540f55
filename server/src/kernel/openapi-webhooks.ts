import { eventExamples, eventSummaries, payloadNameOf } from '@waybill/contract/webhook-payloads.ts';
import type { Json } from './openapi-answers.ts';
import { refTo } from './openapi-schemas.ts';

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** Headers of every webhook, as Standard Webhooks 1.0 names them. */
export const webhookHeaders: Json = {
  'webhook-id': header(
    'webhook-id',
    'Id of the event, the same for every try: do nothing when you have seen it.',
    '88120',
  ),
  'webhook-timestamp': header(
    'webhook-timestamp',
    'Seconds since 1970 at which this try was sent. Refuse one that is more than five minutes old.',
    '1795663800',
  ),
  'webhook-signature': header(
    'webhook-signature',
    'Signatures, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of `id.timestamp.body` with your secret. There are two while a secret is rolled; one match is enough.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
};

/** Returns what the server sends to a webhook, by event. */
export function webhooksOf(): Json {
  return Object.fromEntries(
    (Object.keys(eventSummaries) as (keyof typeof eventSummaries)[]).map((event) => [
      event,
      {
        post: {
          operationId: `on.${event}`,
          summary: eventSummaries[event],
          tags: ['events'],
          security: [],
          parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: refTo(payloadNameOf(event)), example: eventExamples[event] } },
          },
          responses: {
            '2XX': { description: 'Taken. Answer within 10 seconds, and do the work afterwards.' },
            410: { description: 'Send nothing any more: the webhook is switched off.' },
            default: { description: 'Not taken: the event is sent again, up to ten times in about 75 hours.' },
          },
        },
      },
    ]),
  );
}
