import { nextAtDesk } from '@jst/contracts/document'
import { Button } from '@arco-design/web-react'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { link } from '../../links/link.ts'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'

/** Opens the next record that waits and that no colleague has claimed, for whoever works at the desk of the kind. */
export const DeskNextTool = observer(function DeskNextTool({ of }: { of: OpenDocument }) {
  const words = useDocumentTexts().desk
  const { document, id } = of
  const { api, navigate, notify } = useApp()
  const works = document.desk?.works
  const may = usePermitted(works?.code ?? '', works?.path ?? '')
  const next = useAction(async () => {
    const nextRecord = await api.call(nextAtDesk, { Kind: document.kind, ...(id === undefined ? {} : { AfterId: id }) })
    if (nextRecord.Id === null || nextRecord.Id === id) notify.success(words.empty)
    else navigate(link(document.page, { Id: nextRecord.Id }))
  })
  if (!works || !may) return null
  return (
    <Button disabled={next.busy} onClick={() => void next.run()}>
      {words.next}
    </Button>
  )
})
