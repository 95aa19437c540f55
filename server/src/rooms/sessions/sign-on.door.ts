export { serveSignOn } from './serve-sign-on.ts';
