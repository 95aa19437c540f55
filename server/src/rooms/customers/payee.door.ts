export { payeeCodeHash, newPayeeCode } from './payee-code.ts';
export {
  insertPayeeRequest,
  readKnownPhone,
  readPayeeRequest,
  replacePayeeRequest,
  setPayeeState,
  takePayeeTry,
  writePayeeCode,
} from './payee-request.store.ts';
export { currentProposal, setProposalState, shownAccount } from './customer-proposals.store.ts';
