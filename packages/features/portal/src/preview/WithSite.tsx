import { previewLists } from '@jst/contracts/portal'
import { useDetail } from '@jst/feature-kit'
import { ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PreviewLists } from './site.ts'
import { texts } from './texts.ts'

/** Renders its children with the company's site, once that is loaded. */
export const WithSite = observer(function WithSite({ children }: { children: (site: PreviewLists) => ReactNode }) {
  const site = useDetail(previewLists, {})
  return (
    <>
      {site.status === 'failed' && site.error ? <ErrorView error={site.error} onRetry={site.reload} /> : null}
      {site.data ? children(site.data) : null}
      {!site.data && site.status !== 'failed' ? <p className="jst-muted">{texts.loading}</p> : null}
    </>
  )
})
