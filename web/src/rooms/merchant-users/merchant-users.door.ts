export { TeamOf } from './TeamOf.tsx';
