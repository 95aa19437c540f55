export { LabelPrice } from './LabelPrice.tsx';
