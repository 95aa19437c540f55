export { readCommission, readEarned, readOffering, serviceProblem, termsNow } from './agent-services.queries.ts';
