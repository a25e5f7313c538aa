import { inLanguage } from '../inLanguage.ts'
import { ApplicationPage } from './ApplicationPage.tsx'

/** 拆分详情: an application of the customer's company, or a new one of a booking. */
export const Screen = inLanguage(ApplicationPage)
export { preloadPage as preload } from './ApplicationPage.tsx'
