import { usePermitted } from '@jst/permissions/react'
import { DialogTool } from '../../form/DialogTool.tsx'
import { useDocumentTexts } from '../texts.ts'
import type { OpenDocument } from '../useDocument.ts'
import { PrintDialog } from './PrintDialog.tsx'

interface PrintToolProps {
  of: OpenDocument
  /** Name of the print in the declaration of the document. */
  print: string
  /** Label of the button; default 打印. */
  label?: string
}

/** The button that opens a print of a document, for whoever may give it out, on either side. */
export function PrintTool({ of, print, label }: PrintToolProps) {
  const words = useDocumentTexts().print
  const facts = of.document.prints?.[print]
  const { button, party } = facts ?? {}
  const mayStaff = usePermitted(button?.code ?? '', button?.path)
  const mayParty = usePermitted(party?.code ?? '', party?.path)
  if (!facts || (!mayStaff && !(party && mayParty)) || of.id === undefined) return null
  return (
    <DialogTool look="text" label={label ?? words.open}>
      {(onClose) => <PrintDialog of={of} print={print} onClose={onClose} />}
    </DialogTool>
  )
}
