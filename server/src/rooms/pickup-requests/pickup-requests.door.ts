export { joinMade, openDoor, sentFrom } from './door-labels.ts';
