import { shape, shapes } from '../../kernel/value-shape.ts';
import { scanReasonWords } from './exceptions.columns.ts';

/** A scan that was set aside and settled. */
export const exceptionScanValues = shapes({ code: shape.words(scanReasonWords), settled_note: shape.text });
