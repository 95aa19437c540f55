import { z } from 'zod';
import { factorProofForm, factorStartForm, passkeyForm } from '@waybill/domain/rooms/sessions/session-forms.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { bodyOf, done, idParam, instant, one } from '../../kernel/schemas.ts';

/** Answer of a passkey: the JSON of `PublicKeyCredential.toJSON()`. */
export const passkeyAnswer = z
  .string()
  .max(3000)
  .nullish()
  .describe('the answer of a passkey as JSON, instead of a code');

/** A second factor once more: a code of the app, a recovery code, or the answer of a passkey. */
export const factorProof = bodyOf(factorProofForm, { passkey: passkeyAnswer });

const own = { access: 'signed-in', scope: 'self' } as const;

export const passkeysContract = {
  list: endpoint({
    id: 'sessions.passkeys',
    method: 'GET',
    path: '/api/account/passkeys',
    summary: "One's own passkeys",
    ...own,
    output: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          created_at: instant,
          last_used_at: instant.nullable(),
        }),
      ),
    }),
  }),
  start: endpoint({
    id: 'sessions.startPasskey',
    method: 'POST',
    path: '/api/account/passkeys/start',
    summary: 'The question to an authenticator that a passkey is added from',
    ...own,
    bodySize: 'small',
    body: bodyOf(factorStartForm),
    secret: true,
    unaudited: true,
    output: one(z.object({ options: z.string().describe('PublicKeyCredentialCreationOptions as JSON') })),
    refusals: ['wrong_password', 'too_many_attempts', 'passkey_elsewhere', 'second_factor_again'],
  }),
  add: endpoint({
    id: 'sessions.addPasskey',
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Add a passkey; the first second factor of an account answers recovery codes',
    ...own,
    body: bodyOf(passkeyForm, { passkey: z.string().max(20_000).describe('the answer of the authenticator as JSON') }),
    secret: true,
    output: one(z.object({ recovery_codes: z.array(z.string()) })),
    refusals: ['wrong_passkey', 'duplicate'],
  }),
  rename: endpoint({
    id: 'sessions.renamePasskey',
    method: 'PUT',
    path: '/api/account/passkeys/{id}',
    summary: 'Give a passkey another name',
    ...own,
    params: idParam,
    bodySize: 'small',
    body: bodyOf(passkeyForm),
    output: done,
    refusals: ['not_found'],
  }),
  remove: endpoint({
    id: 'sessions.removePasskey',
    method: 'POST',
    path: '/api/account/passkeys/{id}/remove',
    summary: 'Remove a passkey; the last second factor only where the role needs none',
    ...own,
    params: idParam,
    bodySize: 'small',
    body: factorProof,
    secret: true,
    output: done,
    refusals: [
      'not_found',
      'state_not_allowed',
      'wrong_code',
      'wrong_passkey',
      'too_many_attempts',
      'second_factor_required',
    ],
  }),
  prove: endpoint({
    id: 'sessions.proveFactor',
    method: 'POST',
    path: '/api/account/second_factor/prove',
    summary: 'Prove the second factor again in this session, before a payment that asks for it',
    ...own,
    bodySize: 'small',
    body: factorProof,
    secret: true,
    output: done,
    refusals: ['wrong_code', 'wrong_passkey', 'too_many_attempts', 'state_not_allowed'],
  }),
  challenge: endpoint({
    id: 'sessions.factorChallenge',
    method: 'POST',
    path: '/api/account/second_factor/challenge',
    summary: "How one's second factor can be proved now: the app, and the question to one's passkeys",
    ...own,
    secret: true,
    unaudited: true,
    output: one(
      z.object({
        app: z.boolean(),
        passkey: z
          .string()
          .nullable()
          .describe('PublicKeyCredentialRequestOptions as JSON; null without passkeys here'),
      }),
    ),
  }),
};
