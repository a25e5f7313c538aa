import { billButtons, type BillKind } from '@jst/contracts/bills'
import { usePermitted } from '@jst/permissions/react'
import { lazyPart, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

// the editor is loaded when somebody opens it
const Layouts = lazyPart(async () => (await import('./LayoutsDialog.tsx')).LayoutsDialog)

/** 提单格式: layouts and printers of the company. */
export const LayoutsTool = observer(function LayoutsTool({ kind }: { kind: BillKind }) {
  const { layout } = billButtons[kind]
  const may = usePermitted(layout.code, layout.path)
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{texts.layouts.open}</TextButton>
      {open ? <Layouts onClose={() => setOpen(false)} /> : null}
    </>
  )
})
