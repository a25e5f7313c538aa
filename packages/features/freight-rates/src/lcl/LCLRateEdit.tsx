import { documentLines, isFinal } from '@jst/contracts/document'
import { lclRateCalls as calls, lclRateDocument as document, lclRatePath } from '@jst/contracts/freight-rates'
import { useBack, useDetail, useScreenId, useTitle, type ScreenModule } from '@jst/feature-kit'
import { ClaimTool, EditTool, FilesPart, LinesPart, Moves, preloadDocument, StateTag, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CopyTool } from '../document/CopyTool.tsx'
import { texts } from '../document/texts.ts'
import { titles } from '../titles.ts'
import { Calculator } from './Calculator.tsx'
import { NewLclRate } from './NewLclRate.tsx'
import { texts as words } from './texts.ts'

export const preload: ScreenModule['preload'] = (app, { search }) => {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (!(Id > 0)) return
  app.reads.start(calls.get, { Id })
  preloadDocument(app, document, Id)
}

/** 拼箱运价编辑: without a key a new rate, with one its page. */
export function Screen() {
  const id = useScreenId('Id')
  const mayAdd = usePermitted('add', lclRatePath)
  if (id !== undefined) return <LclRatePage key={id} id={id} />
  if (mayAdd) return <NewLclRate />
  return (
    <EmptyState asPage title={words.mayNotAdd} hint={words.mayNotAddHint} action={<AppLink to={lclRatePath}>{words.toList}</AppLink>} />
  )
}

const LclRatePage = observer(function LclRatePage({ id }: { id: number }) {
  const onBack = useBack()
  const row = useDetail(calls.get, { Id: id })
  const lines = useDetail(documentLines, { Kind: document.kind, Id: id })
  const of = useDocument(document, id, [row, lines])
  const stored = row.data
  const state = of.state.data
  const title = stored ? `${String(stored['PolCode'])} → ${String(stored['PodCode'])}` : titles.lclRateEdit
  useTitle(stored && title)
  if (row.status === 'empty') return <EmptyState asPage title={texts.notFound} action={<AppLink to={lclRatePath}>{texts.back}</AppLink>} />
  const parts = lines.data?.Parts
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.lclRateList, to: lclRatePath }, { label: title }]}
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
            <CopyTool calls={calls} document={document} row={stored} lines={lines.data} />
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
          <LinesPart of={of} part="tiers" lines={lines} />
          <LinesPart of={of} part="local" lines={lines} />
          <LinesPart of={of} part="destination" lines={lines} />
          {parts ? (
            <Calculator
              id={id}
              values={stored}
              parts={{ tiers: parts['tiers'] ?? [], local: parts['local'] ?? [], destination: parts['destination'] ?? [] }}
            />
          ) : null}
          <FilesPart of={of} />
        </>
      ) : null}
    </DetailPage>
  )
})
