export { Page } from './pages/Pages.tsx'
export { RichText } from './rich.tsx'
export { pictureAddress, pictureWidths } from './Picture.tsx'
export { colourStyle, siteStyle, defaultColour } from './style.ts'
export type {
  Category,
  FormState,
  Guess,
  HomeLists,
  Listed,
  NamedPort,
  Offers,
  PageContent,
  PageModel,
  PublicSailing,
  RouteQuery,
  Share,
  SiteFacts,
  TrackedEvent,
  TrackedShipment,
} from './model.ts'
