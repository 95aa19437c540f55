import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { hashidOf, installationSecret } from '../../kernel/secrets.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Database } from '../../kernel/services.ts';
import {
  challengeMinutes,
  countUse,
  keepChallenge,
  readPasskeys,
  takeChallenge,
  type AddingPurpose,
  type AddedPasskey,
  type ChallengePurpose,
} from './passkeys.store.ts';

/** Public keys that are taken: EdDSA, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60_000;

/** The library and its ASN.1 parsers are loaded when a passkey is used for the first time. */
const webAuthn = () => import('@simplewebauthn/server');

/** Returns the address at which this request may use passkeys: the one of the settings, else its own. */
function addressOf({ services, request }: Pick<RequestContext, 'services' | 'request'>): string | null {
  const { raw } = request;
  return services.settings.passkeyOrigin ?? (raw ? `${raw.protocol}://${raw.host}` : null);
}

/**
 * Returns the origin of the page that sends this request when passkeys work there: over HTTPS or on this machine, under a host name, and at the address
 * of the settings. A page at another address must not collect passkeys that this server then accepts.
 */
function passkeyOrigin(context: Pick<RequestContext, 'services' | 'request'>): string | null {
  const address = addressOf(context);
  const { raw } = context.request;
  if (address === null || !raw || !URL.canParse(address)) return null;
  const { origin, hostname, protocol } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname) > 0 || hostname.startsWith('[') || (protocol !== 'https:' && !isLocal)) return null;
  return raw.headers.origin === undefined || raw.headers.origin === origin ? origin : null;
}

const hostOf = (origin: string): string => new URL(origin).hostname;

interface Prover {
  readonly staffId: number;
  readonly purpose: Exclude<ChallengePurpose, AddingPurpose>;
}

/** Asks the passkeys of a person; null when they have none that work at this address. Returns the browser's options as JSON. */
export async function askPasskeys(context: RequestContext, { staffId, purpose }: Prover): Promise<string | null> {
  const { db, services, now } = context;
  const origin = passkeyOrigin(context);
  if (origin === null) return null;
  const rpID = hostOf(origin);
  const known = (await readPasskeys(db, staffId)).filter(({ rp_id }) => rp_id === rpID);
  if (known.length === 0) return null;
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout,
    challenge: new Uint8Array(services.randomBytes(32)),
    userVerification: 'preferred',
    allowCredentials: known.map(credentialOf),
  });
  await keepChallenge(db, { challenge: options.challenge, staff_id: staffId, purpose, origin }, now);
  return JSON.stringify(options);
}

const credentialOf = ({ credential_id, transports }: Pick<AddedPasskey, 'credential_id' | 'transports'>) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
});

/** Parts of an answer that are read before the library checks it. */
const answerShape = z.looseObject({
  id: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const clientShape = z.looseObject({ challenge: z.string() });

/** Parses an answer and the question that it names; null for anything else. */
function parseAnswer(
  text: string,
): { readonly id: string; readonly challenge: string; readonly whole: unknown } | null {
  try {
    const whole: unknown = JSON.parse(text);
    const { id, response } = answerShape.parse(whole);
    const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return { id, challenge: clientShape.parse(client).challenge, whole };
  } catch {
    return null;
  }
}

/**
 * Checks the answer of a passkey: to a question for this person and purpose that is not answered yet, from the page that got it, by one of the
 * person's own keys, with a counter that did not go back. The question is used up by any answer that names it.
 */
export async function provePasskey(
  db: Database,
  { staffId, purpose }: Prover,
  { answer, now }: { readonly answer: string; readonly now: Date },
): Promise<'passkey' | Refusal> {
  const wrong = refuse('wrong_passkey');
  const sent = parseAnswer(answer);
  const question = sent && (await takeChallenge(db, { challenge: sent.challenge, staff_id: staffId, purpose }, now));
  if (!sent || !question) return wrong;
  const passkey = (await readPasskeys(db, staffId)).find(({ credential_id }) => credential_id === sent.id);
  if (!passkey || passkey.rp_id !== hostOf(question.origin)) return wrong;
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: sent.whole as AuthenticationResponseJSON,
    expectedChallenge: sent.challenge,
    expectedOrigin: question.origin,
    expectedRPID: passkey.rp_id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(() => null);
  if (!checked?.verified) return wrong;
  return (await countUse(db, passkey.id, checked.authenticationInfo.newCounter, now)) ? 'passkey' : wrong;
}

interface Owner {
  readonly staffId: number;
  readonly userName: string;
  readonly name: string;
  readonly purpose: AddingPurpose;
}

/** Asks an authenticator for a new passkey. Returns the browser's options as JSON. Refused: `passkey_elsewhere`. */
export async function askNewPasskey(context: RequestContext, owner: Owner): Promise<string | Refusal> {
  const { db, services, now } = context;
  const origin = passkeyOrigin(context);
  if (origin === null) return refuse('passkey_elsewhere', { values: { address: addressOf(context) ?? '' } });
  const rpID = hostOf(origin);
  // Opaque name of the person, which the authenticator keeps.
  const hashid = hashidOf(await installationSecret(db, services), owner.staffId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: services.settings.providerName,
    rpID,
    userName: owner.userName,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(hashid),
    challenge: new Uint8Array(services.randomBytes(32)),
    timeout,
    attestationType: 'none',
    excludeCredentials: (await readPasskeys(db, owner.staffId)).map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
  const { staffId: staff_id, purpose } = owner;
  await keepChallenge(db, { challenge: options.challenge, staff_id, purpose, origin }, now);
  return JSON.stringify(options);
}

/** Checks the answer to such a question and returns the passkey to store. */
export async function checkNewPasskey(
  db: Database,
  { staffId, purpose }: Pick<Owner, 'staffId' | 'purpose'>,
  { answer, now }: { readonly answer: string; readonly now: Date },
): Promise<Omit<AddedPasskey, 'name'> | Refusal> {
  const wrong = refuse('wrong_passkey');
  const sent = parseAnswer(answer);
  const question = sent && (await takeChallenge(db, { challenge: sent.challenge, staff_id: staffId, purpose }, now));
  if (!sent || !question) return wrong;
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await verifyRegistrationResponse({
    response: sent.whole as RegistrationResponseJSON,
    expectedChallenge: sent.challenge,
    expectedOrigin: question.origin,
    expectedRPID: hostOf(question.origin),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!checked?.verified) return wrong;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return {
    staff_id: staffId,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    sign_count: counter,
    transports: transports.slice(0, 10).map(String),
    rp_id: hostOf(question.origin),
  };
}
