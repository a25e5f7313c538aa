import { link, useScreen } from '@jst/feature-kit'
import { AppLink } from '@jst/ui'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'

/** The same page in the other language; its name stands in that language. */
export function LanguageLink({ token: Token }: { token: string }) {
  const isEnglish = useSpoken().answer.Lang === 'en'
  const { pathname } = useScreen().location
  return (
    <p lang={isEnglish ? 'zh-CN' : 'en'}>
      <AppLink to={link(pathname, { Token, ...(isEnglish ? {} : { lang: 'en' }) })}>{texts.otherLanguage}</AppLink>
    </p>
  )
}
