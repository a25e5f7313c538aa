import { chinese, type Language } from '@jst/si-drafts/rules'
import { speech } from './speech.ts'

/** Language of the findings of the rules, which is that of the page. */
export const { language } = speech.words('rules', { language: chinese }) as { readonly language: Language }
