import { mayPass, type RemoteTrouble } from '@waybill/domain/kernel/remote-troubles.ts';
import { StartupProblem } from '../startup-problem.ts';

/** A folder on another machine that does not take or give a file; `detail` is a fact such as the fingerprint of its key. */
export class RemoteProblem extends Error {
  readonly trouble: RemoteTrouble;
  readonly detail: string;

  constructor(trouble: RemoteTrouble, detail = '') {
    super(detail === '' ? trouble : `${trouble}: ${detail}`);
    this.trouble = trouble;
    this.detail = detail;
  }
}

const certificateCodes =
  /^(?:CERT_|ERR_TLS|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:VERIFY|GET)_|ERR_SSL|EPROTO$|HOSTNAME_MISMATCH)/;
const networkTroubles: Readonly<Record<string, RemoteTrouble>> = {
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNABORTED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'timeout',
  timeout: 'timeout',
  refused_address: 'refused_address',
};

/** Returns the problem that an error of the network means. */
export function networkProblem(error: unknown): RemoteProblem {
  if (error instanceof RemoteProblem) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return new RemoteProblem(
    networkTroubles[code] ?? (certificateCodes.test(code) ? 'certificate' : 'other'),
    code || message.slice(0, 200),
  );
}

/** May the same attempt succeed a moment later? */
export const passes = (error: unknown): boolean => error instanceof RemoteProblem && mayPass(error.trouble);

const sentences: Record<RemoteTrouble, (detail: string) => string> = {
  host_not_found: () => 'its name was not found in the network',
  unreachable: (detail) => `it cannot be reached, or the connection broke (${detail})`,
  timeout: () => 'it did not answer in time',
  refused_address: () => 'its address is not one of the public internet',
  certificate: (detail) => `its certificate is not valid (${detail})`,
  host_key_unknown: (detail) =>
    `its host key is not the expected one; it showed ${detail}. Compare this with the real one (ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub there) before you trust it`,
  refused_key: () => 'it refused user, key or password',
  clock: () => 'the clocks of the two machines differ too much',
  wrong_region: () => 'the bucket is in another region',
  no_bucket: () => 'there is no such bucket',
  no_folder: () => 'there is no such folder',
  no_file: () => 'there is no such file',
  name_taken: () => 'there is a file of this name already, and no file is ever replaced',
  not_allowed: () => 'the account may not do this there',
  no_room: () => 'it cannot store the file: its disk or its quota is full',
  busy: (detail) => `it is overloaded or broken (${detail})`,
  not_whole: (detail) => `the file there is not what was sent (${detail}); it was removed`,
  other: (detail) => detail,
};

/** Returns what is wrong with a remote folder as a sentence for the operator. */
export function remoteSentence(where: string, { trouble, detail }: RemoteProblem): string {
  return `${where}: ${sentences[trouble](detail)}.`;
}

/** Turns problems of a remote folder into sentences for the operator. */
export function inSentences(where: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof RemoteProblem ? new StartupProblem(remoteSentence(where, error)) : error;
  };
}
