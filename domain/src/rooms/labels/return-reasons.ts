/** Why a delivery failed or a parcel goes back (decisions 5), and whose doing it is. */
const returnReasons = {
  not_home: { fault: 'receiver' },
  uncontactable: { fault: 'receiver' },
  wrong_number: { fault: 'sender' },
  refused: { fault: 'receiver' },
  no_cash: { fault: 'receiver' },
  wrong_address: { fault: 'sender' },
  moved: { fault: 'receiver' },
  out_of_area: { fault: 'sender' },
  later_date: { fault: 'receiver' },
  order_cancelled: { fault: 'sender' },
  damaged: { fault: 'carrier' },
  recalled: { fault: 'sender' },
  access: { fault: 'receiver' },
  force_majeure: { fault: 'nobody' },
} as const satisfies Record<string, { fault: 'sender' | 'receiver' | 'carrier' | 'nobody' }>;

export type ReturnReason = keyof typeof returnReasons;
export const returnReasonNames = Object.keys(returnReasons) as ReturnReason[];
