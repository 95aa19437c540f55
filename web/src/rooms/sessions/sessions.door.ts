export { GuestCard } from './GuestCard.tsx';
export { default as guestStyles } from './GuestCard.module.css';
