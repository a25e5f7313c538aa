import { Button } from '@arco-design/web-react'
import type { DocumentFacts } from '@jst/contracts/document'
import { usePermitted } from '@jst/permissions/react'
import { lazyPart } from '@jst/ui'
import { useState } from 'react'
import { useDocumentTexts } from '../texts.ts'

const NumberRuleDialog = lazyPart(async () => (await import('./NumberRuleDialog.tsx')).NumberRuleDialog)

interface NumberRuleToolProps {
  document: DocumentFacts
}

/** The button on a list that opens the rule of its numbers, for whoever may set it there. */
export function NumberRuleTool({ document }: NumberRuleToolProps) {
  const texts = useDocumentTexts()
  const may = usePermitted(document.number?.button.code ?? '')
  const [open, setOpen] = useState(false)
  if (!document.number || !may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.numberRule}</Button>
      {open ? <NumberRuleDialog document={document} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
