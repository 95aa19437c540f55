import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** Loads the library of passkeys, which only their owners need. */
const passkeyLibrary = () => import('@simplewebauthn/browser');

/**
 * Lets the browser answer the server's question with a passkey. Returns the answer as JSON; null when the person closed the browser's dialog or has no such
 * passkey here.
 */
export async function answerWithPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await passkeyLibrary();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) as Options }));
}

/** Lets the browser make a passkey. Returns the answer as JSON; null when it was not made. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await passkeyLibrary();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return answered(startRegistration({ optionsJSON: JSON.parse(options) as Options }).then(withoutCopies));
}

async function answered(
  answer: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<string | null> {
  try {
    return JSON.stringify(await answer);
  } catch {
    return null;
  }
}

/** Leaves out the copies of what the attestation holds, so that the answer fits into the small body of a login. */
function withoutCopies({ response, ...rest }: RegistrationResponseJSON): RegistrationResponseJSON {
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...rest, response: { clientDataJSON, attestationObject, transports } };
}
