import { useKitTexts } from '../screens/language.tsx'
import { texts, type ReferenceTexts } from './texts.ts'

/** The texts of the fields that offer codes, in the language of the page around the component. */
export const useReferenceTexts = (): ReferenceTexts => useKitTexts().reference ?? texts
