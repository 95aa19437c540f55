import { defaultUserType, userTypes, type UserType } from '../../kernel/user-types.ts';

/** Whether people of a type can chat with the operator's staff. Those of other operators cannot. */
const chats: Readonly<Record<UserType, boolean>> = {
  fcs: true,
  agent: true,
  mail_collector: true,
  mpost: false,
  za: false,
  merchant: false,
};

export function typeChats({ userType }: { readonly userType?: UserType }): boolean {
  return chats[userType ?? defaultUserType];
}

/** Types of people who can chat, for database queries. */
export const chattingTypes: readonly UserType[] = userTypes.filter((userType) => chats[userType]);
