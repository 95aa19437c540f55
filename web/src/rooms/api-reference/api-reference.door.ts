export { apiReferenceMessages } from './api-reference.messages.ts';
