export { readOffering, serviceProblem } from './agent-services.queries.ts';
