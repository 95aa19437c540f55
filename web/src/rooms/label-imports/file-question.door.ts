export { FileQuestionPart } from './FileQuestionPart.tsx';
