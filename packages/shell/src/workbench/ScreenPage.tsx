import { languageOf, pathnameOf, ScreenProvider, searchOf, type ScreenManifest, type ScreenScope } from '@jst/feature-kit'
import { PermissionProvider } from '@jst/permissions/react'
import { ErrorBoundary, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { Services } from '../services/createServices.ts'
import { texts } from '../texts.ts'
import { ChinesePage, EnglishPage } from './PageLanguage.tsx'

interface ScreenPageProps {
  services: Services
  screen: ScreenManifest
  /** Path and query of the page itself. */
  path: string
  tab: string | undefined
  onReload: () => void
}

/** One screen with its own location, its own permissions path and its own error boundary. Renders anew only when its path changes. */
export const ScreenPage = observer(function ScreenPage({ services, screen, path, tab, onReload }: ScreenPageProps) {
  const scope = useMemo(
    (): ScreenScope => ({ meta: screen, location: { pathname: pathnameOf(path), search: searchOf(path) }, tab }),
    [screen, path, tab],
  )
  const menuPath = screen.menuPath ?? screen.path
  const currentPath = useMemo(() => () => menuPath, [menuPath])
  const module = services.screens.moduleOf(screen)
  const { english } = services
  const { words } = english
  const isEnglish = languageOf(screen, searchOf(path), services.session.language) === 'EN'
  // the navigation has fetched the texts, unless the language was changed since
  useEffect(() => {
    if (isEnglish) english.load().catch(() => undefined)
  }, [english, isEnglish])
  if (!module || (isEnglish && !words))
    return services.screens.hasFailed(screen) || (isEnglish && english.hasFailed) ? (
      <ErrorView error={{ message: texts.chunkFailed }} retryLabel={texts.reload} onRetry={() => window.location.reload()} />
    ) : null
  const { Screen } = module
  const page = (
    <ErrorBoundary onReload={onReload}>
      <PermissionProvider store={services.permissions} currentPath={currentPath}>
        <ScreenProvider scope={scope}>
          <Screen />
        </ScreenProvider>
      </PermissionProvider>
    </ErrorBoundary>
  )
  return isEnglish && words ? <EnglishPage words={words}>{page}</EnglishPage> : <ChinesePage>{page}</ChinesePage>
})
