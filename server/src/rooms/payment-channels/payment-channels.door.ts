export { readUsableTerms } from './payment-channels.queries.ts';
