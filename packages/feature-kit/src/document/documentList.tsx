import { stageKey, statesOf, type DocumentFacts } from '@jst/contracts/document'
import type { EntityRow } from '@jst/contracts/entity'
import { StatusTag, type ListView } from '@jst/ui'
import type { EntityScreenParts } from '../entity/EntityList.tsx'
import { EntityStateTag } from '../entity/EntityStateTag.tsx'
import type { EntityTexts } from '../entity/texts.ts'
import { MoveMany } from './MoveMany.tsx'
import { NumberRuleTool } from './numbers/NumberRuleTool.tsx'

/** Additions of a list of documents to that of its entity: the state of each row, a view for each state, batch moves, the number rule. */
export const documentList = (document: DocumentFacts, page: NonNullable<EntityScreenParts['page']>) =>
  ({
    page,
    cells: { [stageKey]: (row) => <StageTag document={document} row={row} /> },
    views: ({ views }) => stageViews(document, views),
    actions: () => <NumberRuleTool document={document} />,
    batch: (rows, list) => <MoveMany document={document} rows={rows} onDone={() => list.reload()} />,
  }) satisfies EntityScreenParts

function stageViews(document: DocumentFacts, views: EntityTexts['views']): readonly ListView[] {
  const states = Object.entries(statesOf(document)?.states ?? {})
  return [
    { key: 'all', label: views.all, filters: {} },
    ...states.map(([state, { zh }]) => ({ key: state, label: zh, filters: { [stageKey]: state } })),
    { key: 'merged', label: views.merged, filters: { State: 'merged' } },
    { key: 'removed', label: views.removed, filters: { State: 'removed' } },
  ]
}

/** How a row stands; one that was removed or merged says that instead. */
function StageTag({ document, row }: { document: DocumentFacts; row: EntityRow }) {
  const facts = statesOf(document)?.states[String(row[stageKey])]
  if (row.State === 'removed' || row.State === 'merged') return <EntityStateTag row={row} />
  return facts ? <StatusTag tone={facts.tone}>{facts.zh}</StatusTag> : null
}
