export { CountryName } from './CountryName.tsx';
export { CountryField } from './CountryField.tsx';
export { IdentityField } from './IdentityField.tsx';
export { PlacePicker } from './PlacePicker.tsx';
export { useNrcText } from './use-nrc.ts';
