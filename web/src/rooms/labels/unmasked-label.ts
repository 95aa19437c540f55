import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { call } from '../../kernel/client.ts';

/** A label with its personal details whole; the server notes who asked. */
export const readUnmaskedLabel = async (id: number): Promise<LabelDetail> =>
  (await call('labels.showDetails', { params: { id } })).data;
