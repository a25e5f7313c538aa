import { Button } from '@arco-design/web-react'
import { documentLines, saveDocumentLines, type DocumentFacts, type DocumentLines } from '@jst/contracts/document'
import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import { link, useAction, useApp, useConfirmed } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

interface CopyToolProps {
  calls: EntityCalls
  document: DocumentFacts
  row: EntityRow
  lines: DocumentLines | undefined
}

/** A new record with the fields and rows of another one, under a number of its own. */
export const CopyTool = observer(function CopyTool({ calls, document, row, lines }: CopyToolProps) {
  const { api, navigate, notify } = useApp()
  const confirmed = useConfirmed()
  const mayAdd = usePermitted('add', calls.entity.path)
  const copy = useAction(async () => {
    const { entity } = calls
    const Values = { ...Object.fromEntries(entity.all.map(({ key }) => [key, row[key] ?? null])), Code: '' }
    const copy = await confirmed((sure) => api.call(calls.save, { Id: 0, Values, ...sure }))
    const at = { Kind: document.kind, Id: copy.Id }
    let { UpdateTime } = await api.call(documentLines, at)
    for (const [Part, rows] of Object.entries(lines?.Parts ?? {})) {
      if (rows.length === 0) continue
      const Rows = rows.map((line) => ({ ...line, Id: 0 }))
      const version = UpdateTime
      ;({ UpdateTime } = await confirmed((sure) => api.call(saveDocumentLines, { ...at, UpdateTime: version, Part, Rows, ...sure })))
    }
    notify.success(texts.copied(copy.Code))
    navigate(link(document.page, { Id: copy.Id }))
  })
  if (!mayAdd || !lines) return null
  return (
    <Button loading={copy.busy} onClick={() => void copy.run()}>
      {texts.copy}
    </Button>
  )
})
