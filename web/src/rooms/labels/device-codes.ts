import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { call } from '../../kernel/client.ts';
import { randomKey } from '../../kernel/request.ts';
import { createStore } from '../../kernel/store.ts';
import { deviceVault, lifetimes } from '../../kernel/vault.ts';

/** The codes that were leased to somebody on this device. */
interface Leased {
  readonly free: readonly string[];
  /** On labels that were made here and that the server does not know yet. */
  readonly taken: readonly string[];
}

/** How many codes of each product are left for the signed-in person, by its two letters. */
export const codesLeft = createStore<Readonly<Record<string, number>>>({});

const deviceName = 'waybill-device';
const nameOf = (staffId: number): string => `codes-${staffId}`;

/** Returns the random id of this device, made once. */
export function deviceId(): string {
  const known = localStorage.getItem(deviceName);
  if (known !== null) return known;
  const made = randomKey();
  localStorage.setItem(deviceName, made);
  return made;
}

/** Two tabs never take the same code. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('waybill-codes', work);
}

async function read(staffId: number): Promise<Leased> {
  return (await deviceVault.get<Leased>(nameOf(staffId))) ?? { free: [], taken: [] };
}

async function write(staffId: number, leased: Leased): Promise<void> {
  await deviceVault.put(nameOf(staffId), leased, lifetimes.mainCache);
  const left: Record<string, number> = {};
  for (const code of leased.free) {
    const product = readCode(code)?.product ?? '';
    left[product] = (left[product] ?? 0) + 1;
  }
  codesLeft.set(left);
}

/** Asks the server for codes while there is a line, so that the device has some when there is none. Without it what is here stays. */
export async function leaseCodes(staffId: number): Promise<void> {
  const answer = await call('labels.lease', { body: { device: deviceId() }, background: true }).catch(() => null);
  await alone(async () => {
    const { free, taken } = await read(staffId);
    const codes = answer?.data.codes ?? [...free, ...taken];
    const still = taken.filter((code) => codes.includes(code));
    await write(staffId, { free: codes.filter((code) => !still.includes(code)), taken: still });
  });
}

/** The next code of a product; it is given out once. Null when there is none. */
export function takeLeased(staffId: number, product: string): Promise<string | null> {
  return alone(async () => {
    const { free, taken } = await read(staffId);
    const code = free.find((one) => readCode(one)?.product === product) ?? null;
    if (code !== null) await write(staffId, { free: free.filter((one) => one !== code), taken: [...taken, code] });
    return code;
  });
}
