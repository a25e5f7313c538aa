import { Button } from '@arco-design/web-react'
import type { DocumentFacts } from '@jst/contracts/document'
import { usePermitted } from '@jst/permissions/react'
import { lazyComponent } from '@jst/ui'
import { Suspense, useState } from 'react'
import { useDocumentTexts } from '../texts.ts'

const NumberRuleDialog = lazyComponent(async () => (await import('./NumberRuleDialog.tsx')).NumberRuleDialog)

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
      {open ? (
        <Suspense fallback={null}>
          <NumberRuleDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
