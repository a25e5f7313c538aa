export { ApplicationPage as Screen, preloadPage as preload } from './ApplicationPage.tsx'
