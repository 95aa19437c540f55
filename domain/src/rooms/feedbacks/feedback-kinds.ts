/** Source of feedback: staff, a receiver on the tracking page, or a merchant's program. */
export const feedbackSources = ['staff', 'receiver', 'merchant'] as const;
export type FeedbackSource = (typeof feedbackSources)[number];
/** Feedback that staff heard at the counter or on the phone. */
export const heardByStaff: FeedbackSource = 'staff';

/** Feedback that a merchant gave themselves. */
export const merchantSource: FeedbackSource = 'merchant';

/** From bad to good. */
export const feedbackScores = [1, 2, 3, 4, 5] as const;
export type FeedbackScore = (typeof feedbackScores)[number];
