import type { EntityRow } from '@jst/contracts/entity'
import { releaseButtons, shelvePaper } from '@jst/contracts/release'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.returns

/** Says where papers lie. */
export const ShelfTool = observer(function ShelfTool({ row, onDone }: { row: EntityRow; onDone: () => void }) {
  const { code, path } = releaseButtons.counts
  const mayCount = usePermitted(code, path)
  const [open, setOpen] = useState(false)
  if (!mayCount) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{words.shelve}</TextButton>
      {open ? <ShelfDialog row={row} onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const ShelfDialog = observer(function ShelfDialog({ row, onDone, onClose }: { row: EntityRow; onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Shelf: String(row['Shelf'] ?? '') }),
    fields: { Shelf: { label: words.shelf } },
    save: ({ Shelf }) => api.call(shelvePaper, { Id: row.Id, UpdateTime: row.UpdateTime ?? '', Shelf }),
    saved: () => {
      notify.success(words.shelved)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={words.shelve} submit={words.save} onClose={onClose}>
      <TextField {...form.field('Shelf')} maxLength={40} />
    </FormDialog>
  )
})
