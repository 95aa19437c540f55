import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A certificate with its key, both in PEM. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
  readonly name: string;
  readonly privateKey: KeyObject;
}

/** One value of DER: its tag, its length, its content (X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 128 ? [tag, length] : length < 256 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const yes = der(0x01, Buffer.from([0xff]));
/** A GeneralizedTime: 20260101000000Z. */
const instant = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replace(/[-T:]|\.\d+/g, '')}`));
const commonName = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
/** ecdsa-with-SHA256. */
const algorithm = sequence(oid('2a8648ce3d040302'));

const pem = (content: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${content.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

let serial = 1;

/**
 * Makes a certificate (X.509, RFC 5280) for a DNS name: of an authority when there is no `by`, otherwise signed by one.
 *
 * @example const own = makeCertificate('Own authority'); makeCertificate('db.example', { by: own });
 */
export function makeCertificate(
  name: string,
  { by, until = new Date('2099-01-01T00:00:00Z') }: { by?: TestCertificate; until?: Date } = {},
): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const extension = by
    ? sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))))
    : sequence(oid('551d13'), yes, der(0x04, sequence(yes)));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(serial++),
    algorithm,
    commonName(by?.name ?? name),
    sequence(instant(new Date('2020-01-01T00:00:00Z')), instant(until)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', body, by?.privateKey ?? privateKey);
  const cert = pem(sequence(body, algorithm, der(0x03, Buffer.from([0]), signature)));
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), name, privateKey };
}
