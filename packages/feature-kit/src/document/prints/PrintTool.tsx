import { usePermitted } from '@jst/permissions/react'
import { TextButton } from '@jst/ui'
import { useState } from 'react'
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
  const [open, setOpen] = useState(false)
  if (!facts || (!mayStaff && !(party && mayParty)) || of.id === undefined) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{label ?? words.open}</TextButton>
      {open ? <PrintDialog of={of} print={print} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
