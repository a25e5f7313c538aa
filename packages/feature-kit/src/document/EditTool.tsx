import { Button } from '@arco-design/web-react'
import type { EntityCalls, EntityRow } from '@jst/contracts/entity'
import { usePermitted } from '@jst/permissions/react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../app/context.tsx'
import { useAction } from '../app/useAction.ts'
import { EntityDrawer } from '../entity/EntityDrawer.tsx'
import { useSeenCalls } from '../entity/useSeenCalls.ts'
import { useEntityTexts } from '../entity/useEntityTexts.ts'

interface EditToolProps {
  calls: EntityCalls
  /** The record, or its key: then it is read when the button is pressed. */
  row: EntityRow | number
  onSaved: () => void
}

/** The button on a page that opens the fields of its record, for whoever may edit them in the list. */
export const EditTool = observer(function EditTool({ calls: all, row, onSaved }: EditToolProps) {
  const calls = useSeenCalls(all)
  const texts = useEntityTexts()
  const may = usePermitted('edit', calls.entity.path)
  const { api } = useApp()
  const [open, setOpen] = useState<EntityRow>()
  const close = () => setOpen(undefined)
  const begin = useAction(async () => setOpen(typeof row === 'number' ? await api.call(calls.get, { Id: row }) : row))
  if (!may) return null
  return (
    <>
      <Button loading={begin.busy} onClick={() => void begin.run()}>
        {texts.edit}
      </Button>
      {open ? (
        <EntityDrawer
          calls={calls}
          row={open}
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
})
