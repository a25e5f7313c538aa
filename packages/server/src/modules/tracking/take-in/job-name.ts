/** Name of the job that computes shipments, for those who wake it. */
export const trackingJobName = 'tracking'
