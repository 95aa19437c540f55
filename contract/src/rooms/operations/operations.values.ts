import { shape, shapes } from '../../kernel/value-shape.ts';

export const operationsValues = shapes({ tried_again: shape.count });
