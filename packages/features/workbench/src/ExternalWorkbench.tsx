import { messageSelfList } from '@jst/contracts/messages'
import { useApp, type App } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { CustomerHome, preloadCustomer } from './external/CustomerHome.tsx'
import { ProviderHome } from './external/ProviderHome.tsx'
import { latestMessages } from './LatestMessages.tsx'
import { opened } from './Opened.tsx'
import { texts } from './texts.ts'

const isProvider = ({ session }: App): boolean => session.employee?.CompanyKind === 'provider'

export const preload = (app: App): void => {
  app.reads.start(messageSelfList, latestMessages)
  if (!isProvider(app)) preloadCustomer(app)
}

/** The home of the external workbench: customers and providers have one each (spec §6). */
const ExternalWorkbench = observer(function ExternalWorkbench() {
  return isProvider(useApp()) ? <ProviderHome /> : <CustomerHome />
})

export const Screen = opened('/external/workbench', texts.externalTitle, ExternalWorkbench)
