export { HandedPaper } from './HandedPaper.tsx';
