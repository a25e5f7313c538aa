import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider'
import { observer } from 'mobx-react-lite'
import { use, useMemo, type ReactNode } from 'react'
import type { ArcoLocale } from './arcoLocale.ts'
import { wording } from './texts.ts'

/**
 * Provides size and language to Arco's components through Arco's context: ConfigProvider would also load message boxes, unused on the first screen.
 */
export const ArcoSettings = observer(function ArcoSettings({ locale: baseLocale, children }: { locale: ArcoLocale; children: ReactNode }) {
  const locale = wording.parts?.arco ?? baseLocale
  const defaults = use(ConfigContext)
  const settings = useMemo(() => ({ ...defaults, locale, size: 'small' as const }), [defaults, locale])
  return <ConfigContext value={settings}>{children}</ConfigContext>
})

/** Another language of Arco's components for one page. */
export function ArcoLanguage({ locale, children }: { locale: ArcoLocale | undefined; children: ReactNode }) {
  const outer = use(ConfigContext)
  const settings = useMemo(() => ({ ...outer, locale: locale ?? outer.locale }), [outer, locale])
  return <ConfigContext value={settings}>{children}</ConfigContext>
}
