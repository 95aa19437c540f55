import { shape, shapes } from '../../kernel/value-shape.ts';
import { printerLanguageWords, printerStateFaces } from './printers.words.ts';

export const printerValues = shapes({
  name: shape.text,
  branch_id: shape.record('branch'),
  language: shape.words(printerLanguageWords),
  host: shape.text,
  port: shape.count,
  status: shape.states(printerStateFaces),
});
