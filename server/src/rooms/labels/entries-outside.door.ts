export { entriesOutside, writtenOutside, type WithWriter } from './entries-outside.sql.ts';
