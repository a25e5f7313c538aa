import { Button } from '@arco-design/web-react'
import { isAbout } from '@jst/contracts'
import { trackEnd, trackingButtons, trackView, type TrackBox, type TrackFact, type TrackView } from '@jst/contracts/tracking'
import {
  useApp,
  useBack,
  useLiveReload,
  useScreenId,
  useTitle,
  type DetailStore,
  type ScreenModule,
  answerLanguageOf,
} from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { StateTag } from '../cells/tags.tsx'
import { useHandle } from '../exceptions/useHandle.tsx'
import { EndDialog } from '../list/EndDialog.tsx'
import { PlaceDrawer } from '../map/PlaceDrawer.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { usePages } from '../pages.ts'
import { ShareDialog } from '../share/ShareDialog.tsx'
import { texts as sharing } from '../share/texts.ts'
import { inLanguage } from '../inLanguage.ts'
import { pageTitles as titles } from '../texts.ts'
import { PortDialog, RuleDialog } from './RuleDialog.tsx'
import { briefly, useShipment } from './useShipment.ts'
import { SwapDialog } from './SwapDialog.tsx'
import { headFacts, ShipmentNotices, ShipmentParts, ShipmentRail, useShown } from './Shipment.tsx'
import { texts } from './texts.ts'

const idIn = (search: string) => Number(new URLSearchParams(search).get('Id'))
export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Id = idIn(search)
  if (Number.isSafeInteger(Id) && Id > 0) app.reads.start(trackView, { ...briefly(Id), ...answerLanguageOf(app) })
}

type Open =
  | { what: 'rule'; fact: TrackFact }
  | { what: 'swap'; box: TrackBox }
  | { what: 'port' | 'share' | 'end' }
  | { what: 'place'; place: PlaceQuery }

/** 货物跟踪详情 of staff and customers: one shipment, live, by each reader's rights. */
export const Screen = inLanguage(
  observer(function FreightTrackDetail() {
    const id = useScreenId('Id')
    const pages = usePages()
    const onBack = useBack()
    const { read, view, onFacts } = useShipment(id)
    const { status, error } = read
    useTitle(view?.Number)
    if (id === undefined || status === 'empty')
      return (
        <EmptyState
          asPage
          title={id === undefined ? texts.choose : (error?.message ?? texts.notFound)}
          action={<AppLink to={pages.list}>{texts.toList}</AppLink>}
        />
      )
    if (!view)
      return (
        <DetailPage
          title={titles.detail}
          onBack={onBack}
          state={status === 'failed' ? 'failed' : 'loading'}
          error={error}
          onRetry={read.reload}
        />
      )
    return <Loaded key={id} view={view} read={read} onFacts={onFacts} />
  }),
)

interface LoadedProps {
  view: TrackView
  read: DetailStore<TrackView>
  onFacts: () => void
}

const Loaded = observer(function Loaded({ view, read, onFacts }: LoadedProps) {
  const { api, surface, notify } = useApp()
  const onBack = useBack()
  const pages = usePages()
  const shown = useShown()
  const [open, setOpen] = useState<Open>()
  const missed = useRef(false)
  const side = surface === 'external' ? trackingButtons.party : trackingButtons.staff
  const mayFollow = usePermitted(side.follow.code, side.follow.path)
  const mayShare = usePermitted(side.share.code, side.share.path)
  const mayRule = usePermitted(trackingButtons.staff.rule.code, trackingButtons.staff.rule.path) && surface === 'internal'
  const handle = useHandle(() => read.reload())
  const busy = open !== undefined || handle.isOpen
  // what is being typed is about what its writer saw: the newer timeline waits until the window is closed
  useLiveReload(['track/changed'], [read], ({ Ids }) => {
    if (!isAbout(Ids, view.Id)) return false
    missed.current ||= busy
    return !busy
  })
  useEffect(() => {
    if (busy || !missed.current) return
    missed.current = false
    read.reload()
  }, [busy, read])
  const close = () => setOpen(undefined)
  const isEnded = view.EndedAt !== null
  return (
    <>
      <DetailPage
        title={view.Number}
        status={<StateTag row={view} />}
        trail={[{ label: titles.list, to: pages.list }, { label: titles.detail }]}
        onBack={onBack}
        facts={headFacts(view)}
        actions={
          <>
            {mayFollow ? <Button onClick={() => setOpen({ what: 'end' })}>{isEnded ? texts.resumeTool : texts.endTool}</Button> : null}
            {mayShare ? (
              <Button type="primary" onClick={() => setOpen({ what: 'share' })}>
                {sharing.open}
              </Button>
            ) : null}
          </>
        }
        notice={
          <ShipmentNotices
            view={view}
            onShowConflicts={shown.showConflicts}
            {...(mayRule ? { onRulePort: () => setOpen({ what: 'port' }) } : {})}
          />
        }
        rail={
          <ShipmentRail view={view} exceptions acts={surface === 'internal' ? { onHandle: (act, rows) => handle.start(act, rows) } : {}} />
        }
      >
        <ShipmentParts
          view={view}
          shown={shown}
          acts={{
            onFacts,
            onPlace: (place) => setOpen({ what: 'place', place }),
            ...(mayRule
              ? {
                  onRule: (fact: TrackFact) => setOpen({ what: 'rule', fact }),
                  onSwap: (box: TrackBox) => setOpen({ what: 'swap', box }),
                }
              : {}),
          }}
        />
      </DetailPage>
      {handle.dialog}
      {open?.what === 'rule' ? <RuleDialog view={view} fact={open.fact} onRuled={(newer) => read.set(newer)} onClose={close} /> : null}
      {open?.what === 'swap' ? <SwapDialog view={view} box={open.box} onDone={(newer) => read.set(newer)} onClose={close} /> : null}
      {open?.what === 'port' ? <PortDialog view={view} onRuled={(newer) => read.set(newer)} onClose={close} /> : null}
      {open?.what === 'share' ? <ShareDialog view={view} onClose={close} /> : null}
      {open?.what === 'place' ? <PlaceDrawer placeQuery={open.place} onClose={close} /> : null}
      {open?.what === 'end' ? (
        <EndDialog
          count={1}
          isEnded={!isEnded}
          onSend={(Reason) => api.call(trackEnd, { Ids: [view.Id], IsEnded: !isEnded, Reason })}
          onDone={(words) => {
            notify.success(words)
            read.reload()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
})
