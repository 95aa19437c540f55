export { senderAnswerPath } from './sender-link.ts';
export { servePublicPages } from './serve-public-pages.ts';
