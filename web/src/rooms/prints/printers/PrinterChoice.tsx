import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { languageFacts, printerLanguages, type PrinterLanguage } from '@waybill/domain/rooms/prints/printer-page.ts';
import { call } from '../../../kernel/client.ts';
import { useSay } from '../../../kernel/i18n.tsx';
import { useUser } from '../../../kernel/session-store.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { printPageWords as words } from '../print-page.words.ts';
import { printerKey, type DirectPrinter, type Printers } from './direct-printer.ts';
import { choosePlugged, waysHere } from './printer-ports.ts';

interface PrinterChoiceProps {
  prints: keyof Printers;
  value: DirectPrinter | null;
  onChange: (printer: DirectPrinter | null) => void;
  className?: string | undefined;
}

const languageNames: Readonly<Record<PrinterLanguage, string>> = {
  zpl_203: 'ZPL, 203 dpi',
  zpl_300: 'ZPL, 300 dpi',
  escpos_203: 'ESC/POS',
};

/** Value of the choice of the browser's print window. */
const inWindow = 'window';

/** How this device prints: in the browser's window, or directly by a printer that is plugged in. */
export function PrinterChoice({ prints, value, onChange, className }: PrinterChoiceProps) {
  const say = useSay();
  const [isMissing, setMissing] = useState(false);
  const named = useNamedPrinters();
  const plugged = waysHere().flatMap((way) =>
    printerLanguages.map((language) => ({
      printer: { way, language } as DirectPrinter,
      label: `${say(words[way])} · ${languageNames[language]}`,
    })),
  );
  const here = [
    ...named.map(({ id, name, language }) => ({
      printer: { way: 'named', id, language } as DirectPrinter,
      label: name,
    })),
    ...plugged,
  ].filter(({ printer }) => languageFacts[printer.language].prints === prints);
  const options = [
    { value: inWindow, label: say(words.printWindow) },
    ...here.map(({ printer, label }) => ({ value: printerKey(printer), label })),
  ];
  const choose = async (key: string | null) => {
    const printer = here.find((one) => printerKey(one.printer) === key)?.printer ?? null;
    setMissing(false);
    onChange(printer);
    if (printer !== null) await choosePlugged(printer).catch(() => setMissing(true));
  };
  return (
    <Field label={say(words.printTo)} className={className} error={isMissing ? say(words.noPrinter) : undefined}>
      <Select
        options={options}
        value={value === null ? inWindow : printerKey(value)}
        placeholder={say(words.printerClosed)}
        onChange={(key) => void choose(key)}
      />
    </Field>
  );
}

/** The printers that the branch has in its network; people of merchants have none. */
function useNamedPrinters() {
  const { merchant } = useUser();
  const { data } = useQuery({
    queryKey: ['printers.here'],
    enabled: merchant === null,
    queryFn: ({ signal }) => call('printers.here', { signal }),
  });
  return data?.data ?? [];
}
