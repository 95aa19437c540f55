import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { PasteOrdersProps } from './PasteOrdersWindow.tsx';

/** The window that orders are pasted into; nobody needs it before it is opened. */
export const PasteOrders = lazyPart<PasteOrdersProps>(
  async () => (await import('./PasteOrdersWindow.tsx')).PasteOrdersWindow,
);
