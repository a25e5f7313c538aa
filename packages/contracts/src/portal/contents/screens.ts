import type { LiveKind } from '../site/live.ts'

/** The list of each kind of content, whose buttons open everything of it. */
export const contentScreens = {
  news: '/Portal/NewsManagement',
  announcement: '/Portal/Announcement',
  job: '/Portal/RecruitmentManagement',
  service: '/Portal/ProductService',
  office: '/Portal/OurAddress',
  letter: '/Portal/ShipLetterMaintain',
  download: '/Portal/ProductService',
  shipTable: '/Portal/ShipTableMaintain',
} as const satisfies Readonly<Record<LiveKind, string>>
/** Every list of contents. */
export const contentPaths: readonly string[] = [...new Set(Object.values(contentScreens))]
