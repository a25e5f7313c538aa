import { Button } from '@arco-design/web-react'
import { packingButtons } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { NewListDialog } from './opened.tsx'
import { texts } from './texts.ts'

const words = texts.fresh

/** Opens the sheet of a booking. @param opens path of the sheet */
export const NewListTool = observer(function NewListTool({ side, opens }: { side: 'staff' | 'party'; opens: string }) {
  const { permissions } = useApp()
  const [open, setOpen] = useState(false)
  const { path, code } = packingButtons[side].pack
  if (!permissions.allows(path, code)) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {words.tool}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <NewListDialog opens={opens} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
})
