export { Page } from './pages/Pages.tsx'
export { RichText } from './rich.tsx'
export { pictureAddress, pictureWidths } from './Picture.tsx'
export { colourStyle, siteStyle, usualColour } from './style.ts'
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
  RouteAsked,
  Share,
  SiteFacts,
  TrackedEvent,
  TrackedShipment,
} from './model.ts'
