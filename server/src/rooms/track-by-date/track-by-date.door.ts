export { walkSteps } from './step-walk.sql.ts';
