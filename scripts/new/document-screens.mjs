// The screens of a new kind of document. They are ordinary code from then on: the area lays out its own page.

export const listScreen = ({ area, kind }) => `import { ${kind}Calls, ${kind}Document } from '@jst/contracts/${area}'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(${kind}Document, { of: ({ Id }) => link(${kind}Document.page, { Id }) })

export const { Screen, preload } = entityScreen(${kind}Calls, titles.${kind}List, parts)
`

export const texts = `export const texts = {
  number: '编号',
  notFound: '没有找到，可能已被删除或无权查看',
  back: '返回列表',
  merged: (code: string) => \`已合并到 \${code}\`,
} as const
`

export const pageScreen = ({ area, kind, entity }) => `import { documentLines, isFinal } from '@jst/contracts/document'
import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { useBack, useDetail, useScreenId, useTitle, type ScreenModule } from '@jst/feature-kit'
import {
  ClaimTool,
  EditTool,
  FilesPart,
  LinesPart,
  Moves,
  preloadDocument,
  StateTag,
  Thread,
  useDocument,
} from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { texts } from './texts.ts'

const { path: list } = calls.entity

export const preload: ScreenModule['preload'] = (app, { search }) => {
  const Id = Number(new URLSearchParams(search).get('Id'))
  if (!(Id > 0)) return
  app.reads.start(calls.get, { Id })
  preloadDocument(app, document, Id)
}

export const Screen = observer(function ${entity}Detail() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const row = useDetail(calls.get, id === undefined ? undefined : { Id: id })
  const lines = useDetail(documentLines, id === undefined ? undefined : { Kind: document.kind, Id: id })
  const of = useDocument(document, id, [row, lines])
  const stored = row.data
  const state = of.state.data
  const title = stored?.NameZh ?? titles.${kind}Detail
  useTitle(stored?.NameZh)
  if (id === undefined || row.status === 'empty')
    return <EmptyState title={texts.notFound} action={<AppLink to={list}>{texts.back}</AppLink>} />
  return (
    <DetailPage
      title={title}
      trail={[{ label: titles.${kind}List, to: list }, { label: title }]}
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
          <LinesPart of={of} part="items" lines={lines} />
          <FilesPart of={of} />
        </>
      ) : null}
    </DetailPage>
  )
})
`
