import { shape, shapes } from '../../kernel/value-shape.ts';
import { priceExceptionKindWords, priceExceptionStateFaces } from './price-exceptions.words.ts';

export const priceExceptionValues = shapes({
  kind: shape.words(priceExceptionKindWords),
  table_price: shape.kyat,
  own_price: shape.kyat,
  reason: shape.text,
  status: shape.states(priceExceptionStateFaces),
});
