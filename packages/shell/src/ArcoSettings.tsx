import type { ConfigProvider } from '@arco-design/web-react'
import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider'
import { use, useMemo, type ComponentProps, type ReactNode } from 'react'

/** Arco's locale; apps pass it in, since its path differs between bundlers and tests. */
export type ArcoLocale = ComponentProps<typeof ConfigProvider>['locale']

/** Size and language of Arco's components: their context alone, for ConfigProvider brings message boxes along that the first screen has no use for. */
export function ArcoSettings({ locale, children }: { locale: ArcoLocale; children: ReactNode }) {
  const defaults = use(ConfigContext)
  const settings = useMemo(() => ({ ...defaults, locale, size: 'small' as const }), [defaults, locale])
  return <ConfigContext value={settings}>{children}</ConfigContext>
}
