import { allLists } from './generated/all-lists.ts';

/** Rules that all calls share: the description of the OpenAPI document, in Markdown. */
export const apiGuide = `Money is in whole kyat, times are ISO 8601 with offset, dates are days of Asia/Yangon. A body may carry the caller's own \`hashid\`.

## Keys
Send the API key as \`Authorization: Bearer wb_live_…\`. A key that begins with \`wb_test_\` opens the sandbox: the same calls, and nothing is real. Keep keys on your server.

## Writes that are done once
Give each write your own \`Idempotency-Key\`. If the connection fails, send the same again: it is answered with the first answer.

## Pages
Lists take \`page\` (from 1) and \`per_page\`, and answer \`data\`, \`total\`, \`page\`, \`per_page\` and \`last_page\`. Totals are counted up to 10,000; \`total_capped\` is true beyond it. \`sort\` takes a column, with \`-\` in front for descending order. \`labels.changes\` takes a cursor instead.

## Errors
Every refused call has the shape \`ApiError\`: decide by \`code\`, show \`message\`, and name \`request_id\` when you ask for support. The codes of a call are in the descriptions of its answers.

## Limits
Each key has a number of calls a minute, in the headers \`RateLimit-*\`. After 429 and 503 wait as many seconds as \`Retry-After\` says.

## Webhooks
The server sends events as Standard Webhooks 1.0 describes: verify \`webhook-signature\` over the raw body before you trust it.

## Versions
\`info.version\` is the day of the newest change; \`X-Api-Version\` is in each answer. Later versions only add: ignore fields that you do not know.`;

/** Sentences about the groups of calls that programs use; other groups have the sentence of their list. */
const abouts: Readonly<Record<string, string>> = {
  api_keys: 'The key that makes the call, and the keys of others.',
  clearances: 'Clearances: what merchants are paid for their COD.',
  cod: 'COD of delivered parcels, before it is cleared.',
  events: 'What the server sends to webhooks.',
  labels: 'Labels: one for each parcel.',
  ledger: 'Accounts and statements.',
  pickup_requests: 'Visits of a courier who collects parcels.',
  places: 'Countries, regions and townships with their ids.',
  prints: 'Labels as PDF or picture.',
  sandbox: 'Only with test keys: moves test parcels, the clock and failures.',
  support_tickets: 'Questions to support, with answers and files.',
  tariffs: 'Prices.',
  tracking: 'Where parcels are, and the steps that their owner can ask for.',
  webhook_deliveries: 'What was sent to webhooks, and each try.',
  webhooks: 'Addresses that hear of steps.',
};

/** Returns what a group of calls is about, in a sentence. */
export function groupAbout(group: string): string {
  const list = allLists.find(({ name }) => name === group);
  return abouts[group] ?? list?.about.en ?? `Calls about ${group.replaceAll('_', ' ')}.`;
}
