export { CountryField } from './CountryField.tsx';
export { NrcField } from './NrcField.tsx';
export { PlacePicker } from './PlacePicker.tsx';
export { useNrcText } from './use-nrc.ts';
