export {
  readCommission,
  readEarned,
  readOffering,
  readTerms,
  serviceProblem,
  termsNow,
} from './agent-services.queries.ts';
