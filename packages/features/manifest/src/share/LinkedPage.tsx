import { manifestLinkPages, openManifestLink, type LinkedManifest } from '@jst/contracts/manifest'
import { failureOf, link, useApp, useKitTexts, useScreenParams, useTitle } from '@jst/feature-kit'
import { useSharingTexts } from '@jst/feature-kit/sharing'
import { AppLink, EmptyState, ErrorView, PageFrame, type Failure } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { accessOf, type Access } from './access.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'

export interface Opened {
  readonly bill: LinkedManifest
  /** Of every call by this link. */
  readonly reader: Access & { readonly Token: string; readonly Lang?: 'en' }
}
/** A page of an opened link. Without name and code it leads back to where they are entered. */
export const LinkedPage = observer(function LinkedPage({ title, children }: { title: string; children: (opened: Opened) => ReactNode }) {
  const { api } = useApp()
  const kit = useKitTexts()
  const sharing = useSharingTexts()
  const { answer, address } = useSpoken()
  const Token = useScreenParams().get('Token') ?? ''
  const [access] = useState(() => accessOf(Token))
  const [bill, setBill] = useState<LinkedManifest>()
  const [failure, setFailure] = useState<Failure>()
  const load = useCallback(async () => {
    if (!access) return
    try {
      setBill(await api.call(openManifestLink, { ...access, Token, ...answer }))
      setFailure(undefined)
    } catch (error) {
      setFailure(failureOf(error, kit))
    }
  }, [api, access, Token, answer, kit])
  useEffect(() => void load(), [load])
  useTitle(bill && `${title} ${bill.BillNo}`)
  const toShare = <AppLink to={link(manifestLinkPages.share, { Token, ...address })}>{texts.toShare}</AppLink>
  return (
    <div className="jst-slip-public">
      {bill && access ? (
        <PageFrame
          title={title}
          head={
            <header className="jst-section">
              <h2>{bill.BillNo}</h2>
              <p className="jst-muted">{texts.lead(bill.From, bill.For)}</p>
              <LanguageLink token={Token} />
            </header>
          }
        >
          {children({ bill, reader: { ...access, Token, ...answer } })}
        </PageFrame>
      ) : !access ? (
        <EmptyState asPage title={texts.again} action={toShare} />
      ) : failure?.code === 'NOT_FOUND' ? (
        <EmptyState asPage title={failure.message} hint={sharing.lostHint} />
      ) : failure?.code === 'FORBIDDEN' || failure?.code === 'INVALID_INPUT' ? (
        <EmptyState asPage title={failure.message} action={toShare} />
      ) : failure ? (
        <ErrorView error={failure} onRetry={() => void load()} />
      ) : (
        <p className="jst-muted" role="status">
          {sharing.loading}
        </p>
      )}
    </div>
  )
})
