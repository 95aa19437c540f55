export { auditSource } from './audit.queries.ts';
