import { useEffect, useState } from 'react';
import { keepPrintSettings, readPrintSettings } from './kept-settings.ts';
import { cleanSettings, type PrintSettings } from './print-settings.ts';

/** Returns the printing settings of this device, `null` until they are loaded, and a function that changes and keeps them. */
export function usePrintSettings(): [PrintSettings | null, (change: Partial<PrintSettings>) => void] {
  const [settings, setSettings] = useState<PrintSettings | null>(null);
  useEffect(() => {
    let gone = false;
    void readPrintSettings().then((kept) => {
      if (!gone) setSettings((before) => before ?? kept);
    });
    return () => {
      gone = true;
    };
  }, []);
  const change = (part: Partial<PrintSettings>) => {
    const next = cleanSettings({ ...cleanSettings(settings), ...part });
    setSettings(next);
    keepPrintSettings(next);
  };
  return [settings, change];
}
