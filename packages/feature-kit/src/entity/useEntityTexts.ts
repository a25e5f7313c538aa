import { useKitTexts } from '../screens/language.tsx'
import { texts, type EntityTexts } from './texts.ts'

/** The texts of entity lists in the language of the page around the component. */
export const useEntityTexts = (): EntityTexts => useKitTexts().entity ?? texts
