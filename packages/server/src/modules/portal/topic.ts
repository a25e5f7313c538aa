/** Published by whatever changes what visitors read (kernel/database/tenant-cache.ts). */
export const portalTopic = 'portal'
