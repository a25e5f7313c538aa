import { billButtons, type BillKind } from '@jst/contracts/bills'
import { DialogTool } from '@jst/feature-kit/form'
import { lazyPart } from '@jst/ui'
import { texts } from '../texts.ts'

// the editor is loaded when somebody opens it
const Layouts = lazyPart(async () => (await import('./LayoutsDialog.tsx')).LayoutsDialog)

/** 提单格式: layouts and printers of the company. */
export const LayoutsTool = ({ kind }: { kind: BillKind }) => (
  <DialogTool look="text" label={texts.layouts.open} button={billButtons[kind].layout}>
    {(onClose) => <Layouts onClose={onClose} />}
  </DialogTool>
)
