import { form, type FormValues } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { printerLanguages } from '../prints/printer-page.ts';

/** Ports at which printers take pages; nothing else in a network is reached by a printer's address. */
export const printerPorts = { first: 9100, last: 9199 } as const;

/** A printer in the network of the server. */
export const printerForm = form({
  name: rule.text({ required: true, max: 60 }),
  branch_id: rule.idRef({ required: true }),
  language: rule.select({ options: printerLanguages, required: true }),
  host: rule.text({ required: true, max: 120 }),
  port: unit.port(rule.number({ required: true, integer: true, min: printerPorts.first, max: printerPorts.last })),
});
export type PrinterValues = FormValues<typeof printerForm>;
