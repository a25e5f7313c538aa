import { documentLines } from '@jst/contracts/document'
import { surchargeTemplateCalls as calls, surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import { useBack, useDetail, useTitle } from '@jst/feature-kit'
import { EditTool, LinesPart, Thread, useDocument } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { CopyTool } from '../document/CopyTool.tsx'
import { texts as common } from '../document/texts.ts'
import { titles } from '../titles.ts'
import { texts } from './texts.ts'

const { path: list } = calls.entity

/** A template with its charges, and the templates that say the same. */
export const TemplatePage = observer(function TemplatePage({ id }: { id: number }) {
  const onBack = useBack()
  const row = useDetail(calls.get, { Id: id })
  const lines = useDetail(documentLines, { Kind: document.kind, Id: id })
  const of = useDocument(document, id, [row, lines])
  const stored = row.data
  useTitle(stored?.NameZh)
  if (row.status === 'empty') return <EmptyState asPage title={common.notFound} action={<AppLink to={list}>{common.back}</AppLink>} />
  const title = stored?.NameZh ?? titles.surchargeTemplates
  const overlaps = String(stored?.['Overlaps'] ?? '')
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.surchargeTemplates, to: list }, ...(stored ? [{ label: title }] : [])]}
      onBack={onBack}
      facts={stored ? [{ label: common.number, value: stored.Code }] : []}
      actions={
        stored?.State === 'active' || stored?.State === 'disabled' ? (
          <>
            <EditTool calls={calls} row={stored} onSaved={row.reload} />
            <CopyTool calls={calls} document={document} row={stored} lines={lines.data} />
          </>
        ) : undefined
      }
      notice={
        stored?.State === 'merged' ? (
          <Notice tone="warning">{common.merged(stored.MergedInto)}</Notice>
        ) : overlaps ? (
          <Notice tone="warning">{texts.overlaps(overlaps)}</Notice>
        ) : undefined
      }
      rail={<Thread of={of} />}
      state={row.status === 'failed' ? 'failed' : stored ? 'ready' : 'loading'}
      error={row.error}
      onRetry={row.reload}
    >
      {stored ? (
        <>
          <LinesPart of={of} part="surcharges" lines={lines} />
          <EntityFacts entity={calls.entity} row={stored} />
        </>
      ) : null}
    </DetailPage>
  )
})
