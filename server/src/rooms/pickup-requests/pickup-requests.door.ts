export { withdrawPickup } from './change-pickup.ts';
export { joinMade, openDoor, sentFrom } from './door-labels.ts';
export { readPickup } from './pickup-requests.queries.ts';
export { planAgain } from './reopen-pickup.ts';
