export { FigureLink } from './FigureLink.tsx';
