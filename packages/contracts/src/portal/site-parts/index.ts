export { contrastWithWhite, leastContrast } from './colour.ts'
export { partScreens, siteSettingPage, sitePartNames } from './screens.ts'
export { sitePartCalls, type PartVersion, type SitePartCalls } from './calls.ts'
export { draftProblems, picturesOfPart, publishProblems, type PartProblems } from './problems.ts'
export { previewLists } from './preview.ts'
export {
  domainOf,
  enableSite,
  goLiveSteps,
  proofRecord,
  proveDomain,
  saveSiteAddress,
  SiteAddress,
  siteAddress,
  type GoLiveStep,
} from './address.ts'
