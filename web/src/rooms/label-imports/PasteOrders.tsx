import type { TextOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { ChosenMerchant } from './MerchantField.tsx';

export interface PasteOrdersProps {
  onClose: () => void;
  /** Takes one order into a form; without it only a sheet can be made. */
  onTake?: (order: TextOrder) => void;
  /** Whose orders they are, as far as it is known. */
  merchant?: ChosenMerchant | null;
}

/** The window that orders are pasted into; nobody needs it before it is opened. */
export const PasteOrders = lazyPart<PasteOrdersProps>(
  async () => (await import('./PasteOrdersWindow.tsx')).PasteOrdersWindow,
);
