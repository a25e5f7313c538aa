import { lazyPart } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { manifestButtons } from '@jst/contracts/manifest'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const ShareDialog = lazyPart(async () => (await import('./ShareDialog.tsx')).ShareDialog)

/** Shares marked parts of a bill with somebody who has no account. */
export const ShareTool = observer(function ShareTool({ id, bill, staff }: { id: number; bill: string; staff: boolean }) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { write } = manifestButtons[staff ? 'staff' : 'party']
  if (!permissions.allows(write.path, write.code)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.share}</Button>
      {open ? <ShareDialog id={id} bill={bill} onClose={() => setOpen(false)} /> : null}
    </>
  )
})
