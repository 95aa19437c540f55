export { PasteOrders } from './PasteOrders.tsx';
