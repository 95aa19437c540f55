import { defaultUserType, userTypes, type UserType } from '../roles/user-types.ts';

/** Do people of a type write with the operator's own people? Those of another house do not. */
const chats: Readonly<Record<UserType, boolean>> = {
  fcs: true,
  agent: true,
  mail_collector: true,
  mpost: false,
  za: false,
};

export function typeChats({ userType }: { readonly userType?: UserType }): boolean {
  return chats[userType ?? defaultUserType];
}

/** The types whose people do, for database queries. */
export const chattingTypes: readonly UserType[] = userTypes.filter((userType) => chats[userType]);
