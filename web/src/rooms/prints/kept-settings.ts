import { deviceVault, lifetimes } from '../../kernel/vault.ts';
import { cleanSettings, type PrintSettings } from './print-settings.ts';

const vaultName = 'print-settings';

/** Reads the printer settings of this device, with or without a network. */
export async function readPrintSettings(): Promise<PrintSettings> {
  return cleanSettings(await deviceVault.get(vaultName));
}

export function keepPrintSettings(settings: PrintSettings): void {
  void deviceVault.put(vaultName, settings, lifetimes.mainCache);
}
