import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { copyModes, copyQuotation, quotationList, quotationPage } from '@jst/contracts/quotes'
import { link, useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { addDays, ChoiceField, DayField, Dialog, today } from '@jst/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.copyAs
const modes = Object.entries(copyModes).map(([value, label]) => ({ value, label }))
const defaultDays = 7

/** The button that makes a new quotation of this one by the rates of today. */
export function CopyTool({ row }: { row: EntityRow }) {
  const { api, navigate, notify } = useApp()
  const may = usePermitted('add', quotationList)
  const [open, setOpen] = useState(false)
  const [Mode, setMode] = useState<keyof typeof copyModes>('replicate')
  const [ValidUntil, setUntil] = useState(() => addDays(today(), defaultDays))
  const make = useAction(async () => {
    const quotation = await api.call(copyQuotation, { Id: row.Id, Mode, ValidUntil })
    if (quotation.Missing.length > 0) notify.error(words.missing(quotation.Missing.join('、')))
    setOpen(false)
    navigate(link(quotationPage, { Id: quotation.Id }))
  })
  if (!may) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {open ? (
        <Dialog
          title={words.title}
          onClose={() => setOpen(false)}
          footer={
            <Button type="primary" loading={make.busy} onClick={() => void make.run()}>
              {words.make}
            </Button>
          }
        >
          <p className="jst-muted">{words.lead}</p>
          <ChoiceField label={words.mode} value={Mode} options={modes} onChange={(mode) => setMode(mode as keyof typeof copyModes)} />
          <DayField label={words.until} value={ValidUntil} onChange={setUntil} />
        </Dialog>
      ) : null}
    </>
  )
}
