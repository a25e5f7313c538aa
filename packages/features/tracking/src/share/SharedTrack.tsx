import { trackShared, trackSharedFile, type TrackView } from '@jst/contracts/tracking'
import { useDetail, useScreenParams, useTitle, type ScreenModule } from '@jst/feature-kit'
import { EmptyState, ErrorView, PageFrame, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { StateTag } from '../cells/tags.tsx'
import { headFacts, ShipmentNotices, ShipmentParts, ShipmentRail, useShown } from '../detail/Shipment.tsx'
import { texts } from './texts.ts'

const words = texts.page
export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Token = new URLSearchParams(search).get('Token')
  if (Token) app.reads.start(trackShared, { Token })
}

/** The page of a link: one shipment for a reader without an account, as far as the link goes. */
export const Screen = observer(function SharedTrack() {
  const Token = useScreenParams().get('Token') ?? ''
  const { data, status, error, reload } = useDetail(trackShared, Token === '' ? undefined : { Token })
  useTitle(data?.Number)
  if (data) return <Shared view={data} token={Token} onRefresh={reload} />
  if (status === 'failed' && error && error.code !== 'NOT_FOUND') return <ErrorView error={error} onRetry={reload} />
  if (status === 'first') return <p className="jst-muted jst-track-public">{words.loading}</p>
  return <EmptyState asPage title={error?.message ?? words.lost} hint={words.lostHint} />
})

function Shared({ view, token, onRefresh }: { view: TrackView; token: string; onRefresh: () => void }) {
  const shown = useShown()
  const acts = { file: (FileId: number) => ({ path: trackSharedFile.path, query: { Token: token, FileId } }) }
  return (
    <main className="jst-track-public">
      <PageFrame
        title={words.title}
        head={
          <header className="jst-section jst-track-head">
            <h2>
              {view.Number} <StateTag row={view} />
            </h2>
            <dl className="jst-facts">
              {headFacts(view).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="jst-muted">
              {words.from} <TextButton onClick={onRefresh}>{words.refresh}</TextButton>
            </p>
          </header>
        }
      >
        <ShipmentNotices view={view} onShowConflicts={shown.showConflicts} />
        <ShipmentParts view={view} acts={acts} shown={shown} />
        <ShipmentRail view={view} acts={acts} exceptions={view.Open.length > 0} />
      </PageFrame>
    </main>
  )
}
