export { type LifeRow, holdsOf, lifeColumns, lifeFacts, lifeOf, beforeOf } from './life-row.ts';
