export { DeliveryCodePart } from './DeliveryCodePart.tsx';
export { SendCode } from './SendCode.tsx';
