const nameOf = (staffId: number): string => `waybill-chat-waiting-${staffId}`;

/** May messages of this person wait on this device? Told without opening where they are kept. */
export function isChatWaiting(staffId: number): boolean {
  return localStorage.getItem(nameOf(staffId)) !== null;
}

export function noteChatWaiting(staffId: number, waits: boolean): void {
  if (waits) localStorage.setItem(nameOf(staffId), '1');
  else localStorage.removeItem(nameOf(staffId));
}
