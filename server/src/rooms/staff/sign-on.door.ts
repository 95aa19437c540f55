export { endOneTimePassword, giveClaimedRole } from './sign-on.store.ts';
