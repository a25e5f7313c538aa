export { portalEntities } from './entities.ts'
export * from './recommended-port.ts'
export * from './recommended-freight-dms.ts'
export type { RecommendedFreight, RecommendedPort } from './recommended.ts'
export { isSafeLink, picturesOf, plainOf, pictureKey, readRich, richMost, richOf, type RichMark, type RichNode } from '../rich/rich.ts'
export {
  frontPageNames,
  frontPages,
  serviceKinds,
  siteLanguages,
  sitePageOf,
  sitePages,
  defaultFront,
  type FrontPage,
  type Look,
  type ServiceKind,
  type SiteLanguage,
  type SitePage,
  type SitePageKind,
} from './site/pages.ts'
export {
  blankConfig,
  blankProfile,
  siteIcons,
  siteParts,
  SiteBlock,
  SiteConfig,
  SiteFloating,
  SiteHome,
  SiteProfile,
  type PartContent,
  type SiteIcon,
  type SitePart,
} from './site/part-schemas.ts'
export { liveKinds, type LiveContent, type LiveKind } from './site/live.ts'
export { addPicture, pictureLimits, pictures, SitePicture } from './pictures.ts'
export { SiteVisits, siteVisits, visitDays } from './visits.ts'
export * from './contents/index.ts'
export * from './site-parts/index.ts'
