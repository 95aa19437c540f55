import { BlockList, isIP } from 'node:net';

/** Everything that is no address of the public internet (IANA special-purpose registries, RFC 6890 and successors). */
const never = new BlockList();
const ofVersion4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [net, bits] of ofVersion4) never.addSubnet(net, bits, 'ipv4');
/** The only allocated public range of IPv6; loopback, link-local, private, mapped and translated addresses are outside it. */
const allotted = new BlockList();
allotted.addSubnet('2000::', 3, 'ipv6');
/** Parts of it with other uses: tunnels that embed another address, documentation, benchmarks. */
const ofVersion6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, bits] of ofVersion6) never.addSubnet(net, bits, 'ipv6');

/**
 * Is this a public internet address, which cannot reach a machine of our own network?
 *
 * @example isPublicAddress('8.8.8.8') === true; isPublicAddress('::ffff:10.0.0.1') === false
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !never.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && allotted.check(address, 'ipv6') && !never.check(address, 'ipv6');
}
