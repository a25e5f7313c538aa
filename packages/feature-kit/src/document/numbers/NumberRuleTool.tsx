import type { DocumentFacts } from '@jst/contracts/document'
import { lazyPart } from '@jst/ui'
import { DialogTool } from '../../form/DialogTool.tsx'
import { useDocumentTexts } from '../texts.ts'

const NumberRuleDialog = lazyPart(async () => (await import('./NumberRuleDialog.tsx')).NumberRuleDialog)

interface NumberRuleToolProps {
  document: DocumentFacts
}

/** The button on a list that opens the rule of its numbers, for whoever may set it there. */
export function NumberRuleTool({ document }: NumberRuleToolProps) {
  const texts = useDocumentTexts()
  if (!document.number) return null
  return (
    <DialogTool label={texts.numberRule} button={{ code: document.number.button.code }}>
      {(onClose) => <NumberRuleDialog document={document} onClose={onClose} />}
    </DialogTool>
  )
}
