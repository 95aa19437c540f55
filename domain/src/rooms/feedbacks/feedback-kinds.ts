/** Who gave it: heard by staff now; a receiver on the tracking page and a merchant's program are further values. */
export const feedbackSources = ['staff', 'receiver', 'merchant'] as const;
export type FeedbackSource = (typeof feedbackSources)[number];
/** What staff heard, at the counter or on the phone. */
export const heardByStaff: FeedbackSource = 'staff';

/** From bad to good. */
export const feedbackScores = [1, 2, 3, 4, 5] as const;
