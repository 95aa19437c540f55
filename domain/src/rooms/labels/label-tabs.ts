/** The tabs of the label list (N-09): everything, what waits for acceptance, and the four types of status. */
export const labelTabs = ['search', 'pending', 'process', 'ongoing', 'delivered', 'returned'] as const;
export type LabelTab = (typeof labelTabs)[number];

/** The tabs whose number is shown: open work. The others only grow. */
export const countedTabs = ['pending', 'process', 'ongoing'] as const satisfies readonly LabelTab[];
