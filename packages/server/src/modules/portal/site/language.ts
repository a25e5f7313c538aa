import type { SiteLanguage } from '@jst/contracts/portal'
import { texts as english } from './texts-english.ts'
import { texts as chinese } from './texts.ts'

type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Words<T[K]> }
type Said = Words<
  Pick<typeof chinese, 'guess' | 'form' | 'sheet'> & { readonly defaults: Pick<(typeof chinese)['defaults'], 'hero' | 'titles'> }
>

/** Texts of the server for visitors, by the language of the page. */
export const textsIn: Readonly<Record<SiteLanguage, Said>> = { zh: chinese, en: english }
