import { useKitTexts } from '../screens/language.tsx'
import { texts, type SharingTexts } from './texts.ts'

/** Words of links in the language of the page around the component. */
export const useSharingTexts = (): SharingTexts => useKitTexts().sharing ?? texts
