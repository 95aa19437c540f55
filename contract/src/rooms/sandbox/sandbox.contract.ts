import { z } from 'zod';
import { isProgram } from '@waybill/domain/kernel/key-owners.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  aheadMost,
  failureKinds,
  failureSecondsMost,
  failuresMost,
} from '@waybill/domain/rooms/sandbox/sandbox-rules.ts';
import { walkGoals } from '@waybill/domain/rooms/sandbox/walk-parcel.ts';
import { webhookEvents } from '@waybill/domain/rooms/webhooks/webhook-events.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, one } from '../../kernel/schemas.ts';

const count = z.number().int();
const text = z.string();
/** Every program may call; a key that is not a test key gets a refusal that says so. */
const access = { check: isProgram } as const;
const scope = 'self' as const;

const walked = z.object({
  id: count,
  tracking_code: text,
  status: text.describe('where the parcel stands now'),
  steps: z.array(text).describe('what was done to it, in order'),
  stopped_by: text
    .nullable()
    .describe('why the walk ended before the goal: the code of a refusal; null when it arrived'),
});
export type Walked = z.infer<typeof walked>;

const paidOut = z.object({
  id: count,
  tracking_code: text,
  clearance_id: count.nullable().describe('the clearance that the parcel stands on, for GET /api/cod-clearance/{id}'),
  paid: count.describe('what the merchant was paid with it, in whole kyat, all else that was ready included'),
  steps: z.array(text).describe('the calls of the desk that were made, in order'),
  stopped_by: text.nullable().describe('why it ended before it was paid: the code of a refusal; null when it was paid'),
});
export type PaidOut = z.infer<typeof paidOut>;

const clock = z.object({
  now: instant.describe('your time in the sandbox'),
  ahead_minutes: count.describe('how far it is ahead of real time, for all test keys of the same owner'),
});
export type SandboxClock = z.infer<typeof clock>;

const failure = z.object({
  kind: z.enum(failureKinds),
  remaining: count.describe('how many of the next calls fail so'),
  seconds: count,
});
export type SandboxFailure = z.infer<typeof failure>;

export const sandboxContract = {
  walk: endpoint({
    id: 'sandbox.walk',
    method: 'POST',
    path: '/api/sandbox/walk',
    summary: 'With a test key: a parcel is walked through its life, by the steps that clerks and couriers would make',
    access,
    scope,
    body: z.strictObject({
      tracking_code: z.string().max(200),
      to: z.enum(walkGoals).describe('where to; `failed` is tried at the door in vain'),
      reason: z.enum(returnReasonNames).default('not_home').describe('why it could not be delivered'),
    }),
    output: one(walked),
    refusals: ['sandbox_only', 'not_found', 'sandbox_goal_behind', 'validation_failed'],
  }),
  payout: endpoint({
    id: 'sandbox.payout',
    method: 'POST',
    path: '/api/sandbox/payout',
    summary:
      'With a test key: the COD of a delivered parcel is counted, banked, cleared and paid to its merchant, by the steps of couriers, tills and accountants',
    access,
    scope,
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({ tracking_code: z.string().max(200) }),
    output: one(paidOut),
    refusals: ['sandbox_only', 'not_found', 'sandbox_not_payable', 'validation_failed'],
  }),
  clock: endpoint({
    id: 'sandbox.clock',
    method: 'GET',
    path: '/api/sandbox/clock',
    summary: 'With a test key: your time in the sandbox',
    access,
    scope,
    output: one(clock),
    refusals: ['sandbox_only'],
  }),
  moveClock: endpoint({
    id: 'sandbox.moveClock',
    method: 'POST',
    path: '/api/sandbox/clock',
    summary:
      'With a test key: your clock in the sandbox is put ahead, for the test keys of the same owner and nobody else, and what falls due until then is done',
    access,
    scope,
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({
      ahead_minutes: count.min(0).max(aheadMost).describe('ahead of real time; never less than it is'),
    }),
    output: one(clock),
    refusals: ['sandbox_only', 'sandbox_clock_back', 'validation_failed'],
  }),
  fail: endpoint({
    id: 'sandbox.fail',
    method: 'POST',
    path: '/api/sandbox/failure',
    summary: 'With a test key: its next calls fail or are slow, those of the sandbox itself excepted',
    access,
    scope,
    body: z.strictObject({
      kind: z.enum(failureKinds).describe('429, 503, or an answer that comes late'),
      count: count.min(0).max(failuresMost).default(1).describe('of how many calls; 0 ends it'),
      seconds: count
        .min(1)
        .max(failureSecondsMost)
        .default(1)
        .describe('what Retry-After says, or how late the answer is'),
    }),
    output: one(failure),
    refusals: ['sandbox_only', 'validation_failed'],
    unaudited: true,
  }),
  webhook: endpoint({
    id: 'sandbox.webhook',
    method: 'POST',
    path: '/api/sandbox/webhook',
    summary:
      'With a test key: a webhook for events of the sandbox alone; the answer shows its secret. It takes the place of one to the same address, and of the oldest of ten',
    access,
    scope,
    limit: { max: 30, seconds: 60 },
    status: 201,
    body: z.strictObject({
      url: z.string().max(500),
      events: z.array(z.enum(webhookEvents)).default([]).describe('none: all events'),
    }),
    output: one(z.object({ id: count, url: text, secret: text })),
    refusals: ['sandbox_only', 'webhook_url', 'webhook_private', 'webhook_unknown_host', 'validation_failed'],
    secret: true,
  }),
};
