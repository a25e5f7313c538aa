import { documentLines, isFinal } from '@jst/contracts/document'
import { freightRateCalls as calls, freightRateDocument as document } from '@jst/contracts/freight-rates'
import { useBack, useDetail, useScreenId, useTitle, type ScreenModule } from '@jst/feature-kit'
import { ClaimTool, EditTool, FilesPart, LinesPart, Moves, preloadDocument, StateTag, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { VersionsPart } from '../versions/VersionsPart.tsx'
import { rateTitle } from './rateTitle.ts'
import { texts } from './texts.ts'

const { path: list } = calls.entity

export const preload: ScreenModule['preload'] = (app, { search }) => {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (!(Id > 0)) return
  app.reads.start(calls.get, { Id })
  preloadDocument(app, document, Id)
}

export const Screen = observer(function FreightRateDetail() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const row = useDetail(calls.get, id === undefined ? undefined : { Id: id })
  const lines = useDetail(documentLines, id === undefined ? undefined : { Kind: document.kind, Id: id })
  const of = useDocument(document, id, [row, lines])
  const stored = row.data
  const state = of.state.data
  const title = stored ? rateTitle(stored) : titles.freightRateDetail
  useTitle(stored && title)
  if (id === undefined || row.status === 'empty')
    return <EmptyState asPage title={texts.notFound} action={<AppLink to={list}>{texts.back}</AppLink>} />
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.freightRateList, to: list }, { label: title }]}
      status={
        state && (
          <>
            <StateTag document={document} state={state} />
            <ClaimTool of={of} />
          </>
        )
      }
      onBack={onBack}
      facts={stored ? [{ label: texts.number, value: stored.Code }] : []}
      actions={
        stored?.State === 'active' && state ? (
          <>
            {isFinal(document, state.State) ? null : <EditTool calls={calls} row={stored} onSaved={row.reload} />}
            <Moves of={of} onMoved={row.reload} />
          </>
        ) : undefined
      }
      notice={stored?.State === 'merged' ? <Notice tone="warning">{texts.merged(stored.MergedInto)}</Notice> : undefined}
      rail={<Thread of={of} />}
      state={row.status === 'failed' ? 'failed' : stored ? 'ready' : 'loading'}
      error={row.error}
      onRetry={row.reload}
    >
      {stored ? (
        <>
          <EntityFacts entity={calls.entity} row={stored} />
          <LinesPart of={of} part="surcharges" lines={lines} />
          <LinesPart of={of} part="barges" lines={lines} />
          <FilesPart of={of} />
          <VersionsPart of={of} row={stored} onRestored={row.reload} />
        </>
      ) : null}
    </DetailPage>
  )
})
