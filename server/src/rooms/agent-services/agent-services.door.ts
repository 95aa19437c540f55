export {
  readCommission,
  readEarned,
  readOffering,
  readAgentTerms,
  serviceProblem,
  termsNow,
} from './agent-services.queries.ts';
