export { isOnRoute } from './branch-routes.store.ts';
