import { useApp, type App } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { Home, preloadHome } from './home/Home.tsx'
import { ProviderHome, preloadProvider } from './home/ProviderHome.tsx'
import { opened } from './Opened.tsx'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const isProvider = ({ session }: App): boolean => session.employee?.CompanyKind === 'provider'

export const preload = (app: App): void => (isProvider(app) ? preloadProvider(app) : preloadHome(app))

/** The home of the external workbench: customers and providers have one each (spec §6). */
const ExternalWorkbench = observer(function ExternalWorkbench() {
  return isProvider(useApp()) ? <ProviderHome /> : <Home title={texts.externalTitle} />
})

export const Screen = inLanguage(opened('/external/workbench', () => texts.externalTitle, ExternalWorkbench))
