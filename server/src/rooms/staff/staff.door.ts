export { findByEmail, findByLogin, passwordHashOf } from './staff.queries.ts';
export {
  replacePassword,
  writePreferences as setPreferences,
  lockStaff,
  writeCode,
  writePassword,
  insertMerchantAccount,
} from './staff.store.ts';
export { sameLogin } from './login-keys.ts';
export { refuseSamePerson, wasPhoneSetByAnother } from './two-people.queries.ts';
