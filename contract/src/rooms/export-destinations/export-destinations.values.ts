import { shape, shapes } from '../../kernel/value-shape.ts';
import { exportDestinationStateFaces } from './export-destinations.words.ts';

export const exportDestinationValues = shapes({
  name: shape.text,
  address: shape.text,
  endpoint: shape.text,
  region: shape.text,
  access_key: shape.text,
  host_key: shape.text,
  file: shape.text,
  status: shape.states(exportDestinationStateFaces),
});
