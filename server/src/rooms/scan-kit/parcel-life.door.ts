export { type LifeRow, blockersOf, lifeColumns, lifeFacts, lifeOf, beforeOf } from './life-row.ts';
