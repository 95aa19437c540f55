import { shape, shapes } from '../../kernel/value-shape.ts';
import { erasureStateFaces } from './erasures.words.ts';

export const erasureValues = shapes({
  status: shape.states(erasureStateFaces),
  phone: shape.text,
  reason: shape.text,
  parcels: shape.count,
  waiting: shape.count,
  erased_rows: shape.count,
  months: shape.count,
});
