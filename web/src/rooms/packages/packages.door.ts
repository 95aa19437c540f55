export { MerchantPaperButton } from './MerchantPaperButton.tsx';
