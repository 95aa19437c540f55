import { readFile } from 'node:fs/promises';
import type { Configuration, CustomFetch } from 'openid-client';
import { NoAnswer, openOutside } from '../../kernel/outside/call-outside.ts';
import type { SingleSignOn } from '../../kernel/single-sign-on-settings.ts';

/** Path to which the provider leads back. */
export const callbackPath = '/api/login/sso/callback';

/** Milliseconds that the provider has for each answer, while a person waits. */
const answerMs = 5000;
/** Maximum characters read of an answer; keys and claims are far shorter. */
const answerMax = 500_000;

/** Secrets of one sign-on: two that the provider's answer must repeat, and the one that proves that we asked (PKCE). */
export interface SignOnProof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider cannot be asked now. */
export class ProviderUnavailable extends Error {}

/** The answer of the provider is a refusal, or cannot be trusted. `denied`: the provider or the person said no. */
export class AnswerRefused extends Error {
  readonly denied: boolean;
  constructor(message: string, denied: boolean) {
    super(message);
    this.denied = denied;
  }
}

/** The provider is named by the server's settings, and may be in its own network. */
const outside = openOutside({ isOwn: () => true });

const fetchOutside: CustomFetch = async (url, { method, headers, body }) => {
  const sent =
    body === undefined || body === null ? undefined : body instanceof URLSearchParams ? body.toString() : body;
  if (sent !== undefined && typeof sent !== 'string') throw new TypeError('a body that is no text');
  const answer = await outside.call({ url, method, headers, body: sent, timeoutMs: answerMs, answerMax });
  return new Response(answer.text, {
    status: answer.status,
    ...(answer.type === undefined ? {} : { headers: { 'content-type': answer.type } }),
  });
};

/**
 * Speaks to the provider as its client (OpenID Connect, authorization code with PKCE). Nothing is asked before the first sign-on, so that the server
 * starts although the provider is down.
 */
export class OidcClient {
  readonly #settings: SingleSignOn;
  /** Of the last sign-on that began, with the keys that the provider has signed with since. */
  #latest: Configuration | null = null;

  constructor(settings: SingleSignOn) {
    this.#settings = settings;
  }

  /** Returns the address at the provider to which the browser goes. */
  async addressOf({ state, nonce, verifier }: SignOnProof, { asksAgain }: { asksAgain: boolean }): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    // Asked each time, so that nobody is sent to a provider that is down.
    const config = await this.#discover();
    this.#latest = config;
    return buildAuthorizationUrl(config, {
      redirect_uri: `${this.#settings.publicUrl}${callbackPath}`,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(asksAgain ? { prompt: 'login' } : {}),
    }).href;
  }

  /** Exchanges the code of the provider's answer and returns the claims, whose signature, nonce, issuer and audience are verified. */
  async claimsOf(query: string, { state, nonce, verifier }: SignOnProof): Promise<Record<string, unknown>> {
    const { authorizationCodeGrant, fetchUserInfo, AuthorizationResponseError } = await import('openid-client');
    const config = this.#latest ?? (await this.#discover());
    try {
      const address = new URL(`${this.#settings.publicUrl}${callbackPath}?${query}`);
      const tokens = await authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new AnswerRefused('no ID token', false);
      // Providers may leave what a scope asks for out of the token.
      const isWhole = claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
      const more = isWhole ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub);
      return { ...more, ...claims };
    } catch (thrown) {
      if (thrown instanceof AnswerRefused) throw thrown;
      if (causesOf(thrown).some((cause) => cause instanceof NoAnswer)) throw new ProviderUnavailable(reasonOf(thrown));
      throw new AnswerRefused(reasonOf(thrown), thrown instanceof AuthorizationResponseError);
    }
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret, clientSecretFile } = this.#settings;
    try {
      const secret = clientSecretFile === undefined ? clientSecret : (await readFile(clientSecretFile, 'utf8')).trim();
      const authentication = secret === undefined ? client.None() : client.ClientSecretPost(secret);
      // The setting takes addresses without TLS of this machine only.
      const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
      return await client.discovery(new URL(issuer), clientId, {}, authentication, {
        [client.customFetch]: fetchOutside,
        execute: [...insecure, client.enableNonRepudiationChecks],
      });
    } catch (thrown) {
      throw new ProviderUnavailable(reasonOf(thrown));
    }
  }
}

/** An error and what caused it. */
function causesOf(thrown: unknown): Error[] {
  return thrown instanceof Error ? [thrown, ...causesOf(thrown.cause)] : [];
}

/** Returns the messages of the library and of the network in one line, for the log. */
const reasonOf = (thrown: unknown): string =>
  causesOf(thrown)
    .map(({ message }) => message)
    .join(': ')
    .slice(0, 300);
