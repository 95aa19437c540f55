import { shape, shapes } from '../../kernel/value-shape.ts';

export const ownerDayValues = shapes({ sheet_hour: shape.count });
