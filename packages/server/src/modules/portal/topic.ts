/** Published by whatever changes what visitors read (kernel/kept.ts). */
export const portalTopic = 'portal'
