import { Button } from '@arco-design/web-react'
import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import { usePermitted } from '@jst/permissions/react'
import { useState } from 'react'
import { EntityDrawer } from '../entity/EntityDrawer.tsx'
import { useEntityTexts } from '../entity/useEntityTexts.ts'

interface EditToolProps {
  calls: EntityCalls
  row: EntityRow
  onSaved: () => void
}

/** The button on a page that opens the fields of its record, for whoever may edit them in the list. */
export function EditTool({ calls, row, onSaved }: EditToolProps) {
  const texts = useEntityTexts()
  const may = usePermitted('edit', calls.entity.path)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.edit}</Button>
      {open ? (
        <EntityDrawer
          calls={calls}
          row={row}
          copy={false}
          mayWrite
          onSaved={() => {
            close()
            onSaved()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
