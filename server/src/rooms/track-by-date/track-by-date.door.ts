export { walkSteps } from './step-walk.ts';
