import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person at the provider, with their claims. */
export type ProviderPerson = Readonly<Record<string, unknown>> & { readonly email: string };

export const providerClient = { id: 'waybill', secret: 'provider-secret-of-waybill' } as const;

/** Claims of the person who signs in, at the moment when they do. */
interface Seat {
  person: ProviderPerson | null;
}

/**
 * A real OpenID Connect provider (oidc-provider, certified) on a free port of this machine. The person in `seat` is signed in at once; without one it
 * shows a form with an e-mail. The person `no` says no.
 */
export class RealProvider {
  readonly seat: Seat = { person: null };
  readonly people = new Map<string, ProviderPerson>();
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(redirectUri: string): Promise<RealProvider> {
    let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const real = new RealProvider(server);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider = new Provider(real.url, {
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'only', use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['only for tests'] },
      clients: [
        {
          client_id: providerClient.id,
          client_secret: providerClient.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [redirectUri],
        },
        { client_id: 'another', client_secret: 'secret-of-another', redirect_uris: [redirectUri] },
      ],
      claims: {
        openid: ['sub', 'groups'],
        email: ['email', 'email_verified'],
        profile: ['name'],
        acr: null,
        amr: null,
      },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      acrValues: ['gold'],
      features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...real.people.get(id) }),
      }),
      // Nobody is asked whether Waybill may read their e-mail.
      loadExistingGrant: async ({ oidc }: Interaction) => {
        const grant = new provider.Grant({
          accountId: oidc.session.accountId,
          clientId: oidc.client.clientId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    answer = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return callback(request, response);
      void real.#interact(provider, request, response);
    };
    return real;
  }

  async #interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    let person = this.seat.person;
    if (request.method === 'POST') {
      let body = '';
      for await (const piece of request) body += String(piece);
      const email = new URLSearchParams(body).get('email') ?? '';
      person = [...this.people.values()].find((one) => one.email === email) ?? { email };
    }
    if (!person) {
      const form =
        '<form method="post"><label>E-mail <input name="email" autofocus></label><button>Continue</button></form>';
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Provider</title>${form}`);
      return;
    }
    const { amr, acr, ...claims } = person;
    this.people.set(person.email, claims as ProviderPerson);
    const result =
      person.email === 'no'
        ? { error: 'access_denied', error_description: 'the person said no' }
        : { login: { accountId: person.email, ...(amr ? { amr } : {}), ...(acr ? { acr } : {}) } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

interface Interaction {
  readonly oidc: { readonly session: { readonly accountId: string }; readonly client: { readonly clientId: string } };
}
