import { escposPage } from '@waybill/domain/rooms/prints/escpos.ts';
import { languageFacts, type PrinterLanguage, type PrinterPage } from '@waybill/domain/rooms/prints/printer-page.ts';
import { zplPage } from '@waybill/domain/rooms/prints/zpl.ts';
import { call } from '../../../kernel/client.ts';
import { saveBlob } from '../../../shell/save-file.ts';
import type { DirectPrinter } from './direct-printer.ts';

/** A way that pages go out by; `send` throws when the printer takes no more, `close` ends it in every case. */
export interface PrinterPort {
  send(page: PrinterPage): Promise<void>;
  close(): Promise<void>;
}

/** No printer of this kind is plugged in, or nobody chose it for this browser. */
export class NoPrinter extends Error {}

interface UsbEndpoint {
  readonly direction: 'in' | 'out';
  readonly type: string;
  readonly endpointNumber: number;
}
interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] };
}
interface UsbDevice {
  readonly configuration: { readonly interfaces: readonly UsbInterface[] } | null;
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: Uint8Array): Promise<{ readonly status: string; readonly bytesWritten: number }>;
}
interface SerialPort {
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
/** The parts of WebUSB and Web Serial that are used; TypeScript does not know them. */
interface Cables {
  readonly usb?: {
    getDevices(): Promise<UsbDevice[]>;
    requestDevice(options: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>;
  };
  readonly serial?: { getPorts(): Promise<SerialPort[]>; requestPort(): Promise<SerialPort> };
}
const cables = (): Cables => navigator as Cables;

/** Class of printers in USB (USB device class definition for printing devices 1.1). */
const printerClass = 7;
const baudRate = 115_200;

/** Returns the ways of this device: a file always, cables where the browser may use them. */
export function waysHere(): Exclude<DirectPrinter['way'], 'named'>[] {
  const { usb, serial } = cables();
  return [...(usb ? (['usb'] as const) : []), ...(serial ? (['serial'] as const) : []), 'file'];
}

/** Lets the person choose the printer at a cable of this device, once; the browser remembers it. To be called from a click. */
export async function choosePlugged({ way }: DirectPrinter): Promise<void> {
  const { usb, serial } = cables();
  try {
    if (way === 'usb') await usb?.requestDevice({ filters: [{ classCode: printerClass }] });
    if (way === 'serial') await serial?.requestPort();
  } catch {
    throw new NoPrinter();
  }
}

/** Opens a printer for one job; throws `NoPrinter` where it cannot be had. */
export async function openPort({ way, language, id = 0 }: DirectPrinter, name: string): Promise<PrinterPort> {
  if (way === 'usb') return openUsb(language);
  if (way === 'serial') return openSerial(language);
  if (way === 'named')
    return {
      send: async (page) =>
        void (await call('printers.send', { params: { id }, body: { ...page, codes: [...page.codes] } })),
      close: async () => undefined,
    };
  const parts: BlobPart[] = [];
  return {
    send: async (page) => void parts.push(bytesOf(page, language)),
    close: async () => {
      if (parts.length > 0) saveBlob(new Blob(parts), `${name}.${languageFacts[language].extension}`);
    },
  };
}

function bytesOf(page: PrinterPage, language: PrinterLanguage): Uint8Array<ArrayBuffer> {
  if (languageFacts[language].prints === 'labels') return new TextEncoder().encode(zplPage(page));
  const bytes = escposPage(page);
  if (bytes === null) throw new Error('a page that was just drawn has its own size');
  return new Uint8Array(bytes);
}

async function openUsb(language: PrinterLanguage): Promise<PrinterPort> {
  for (const device of (await cables().usb?.getDevices()) ?? []) {
    await device.open();
    if (device.configuration === null) await device.selectConfiguration(1);
    const found = (device.configuration as UsbDevice['configuration'])?.interfaces.find(
      ({ alternate }) => alternate.interfaceClass === printerClass,
    );
    const out = found?.alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (!found || !out) {
      await device.close();
      continue;
    }
    await device.claimInterface(found.interfaceNumber);
    return {
      send: async (page) => {
        const bytes = bytesOf(page, language);
        const { status: outcome, bytesWritten } = await device.transferOut(out.endpointNumber, bytes);
        if (outcome !== 'ok' || bytesWritten < bytes.length)
          throw new Error(`the printer took ${bytesWritten} bytes: ${outcome}`);
      },
      close: () => device.close(),
    };
  }
  throw new NoPrinter();
}

async function openSerial(language: PrinterLanguage): Promise<PrinterPort> {
  const [port] = (await cables().serial?.getPorts()) ?? [];
  if (!port) throw new NoPrinter();
  await port.open({ baudRate });
  const writer = port.writable?.getWriter();
  if (!writer) throw new NoPrinter();
  return {
    send: (page) => writer.write(bytesOf(page, language)),
    close: async () => {
      writer.releaseLock();
      await port.close();
    },
  };
}
