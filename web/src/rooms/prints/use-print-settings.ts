import { useEffect, useState } from 'react';
import { deviceVault, lifetimes } from '../../kernel/vault.ts';
import { cleanSettings, type PrintSettings } from './print-settings.ts';

const vaultName = 'print-settings';

/** What this device remembers of printing; `null` until it has been read. */
export function usePrintSettings(): [PrintSettings | null, (change: Partial<PrintSettings>) => void] {
  const [settings, setSettings] = useState<PrintSettings | null>(null);
  useEffect(() => {
    let gone = false;
    void deviceVault.get(vaultName).then((kept) => {
      if (!gone) setSettings((before) => before ?? cleanSettings(kept));
    });
    return () => {
      gone = true;
    };
  }, []);
  const change = (part: Partial<PrintSettings>) => {
    const next = cleanSettings({ ...cleanSettings(settings), ...part });
    setSettings(next);
    void deviceVault.put(vaultName, next, lifetimes.mainCache);
  };
  return [settings, change];
}
