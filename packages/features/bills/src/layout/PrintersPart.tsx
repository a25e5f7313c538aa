import { billCalibration, billPrinters, saveBillPrinter, type BillPrinter } from '@jst/contracts/bills'
import { DownloadTool, useApp, useDetail } from '@jst/feature-kit'
import { NumberField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ReadTable, Section, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.printers
const isOffset = (value: number | null) => value !== null && Number.isFinite(value) && Math.abs(value) <= 50

/** Printers of 套打 with their offsets, and the page by which these are measured. */
export const PrintersPart = observer(function PrintersPart() {
  const printers = useDetail(billPrinters, {})
  const [edited, setEdited] = useState<BillPrinter | 'new'>()
  return (
    <Section title={words.title} extra={<TextButton onClick={() => setEdited('new')}>{words.add}</TextButton>}>
      <p className="jst-muted">{words.note}</p>
      <ReadTable
        label={words.title}
        titles={words.titles}
        read={printers}
        none={words.none}
        numeric={[1, 2]}
        rows={printers.data ?? []}
        rowKey={({ Id }) => Id}
        renderCells={[
          'Name',
          ({ Right }) => Right.toFixed(1),
          ({ Down }) => Down.toFixed(1),
          (printer) => (
            <>
              <TextButton onClick={() => setEdited(printer)}>{words.edit}</TextButton>
              <DownloadTool
                label={words.calibrate}
                files={() => [{ path: billCalibration.path, query: { Id: printer.Id, Format: 'pdf' } }]}
              />
            </>
          ),
        ]}
      />
      {edited ? (
        <PrinterDialog
          printer={edited === 'new' ? undefined : edited}
          onSaved={() => {
            setEdited(undefined)
            printers.reload()
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Section>
  )
})

interface PrinterDialogProps {
  printer: BillPrinter | undefined
  onSaved: () => void
  onClose: () => void
}
const PrinterDialog = observer(function PrinterDialog({ printer, onSaved, onClose }: PrinterDialogProps) {
  const { api, notify } = useApp()
  const check = (value: number | null) => (isOffset(value) ? undefined : words.range)
  const form = useForm({
    start: () => ({
      Name: printer?.Name ?? '',
      Right: (printer?.Right ?? 0) as number | null,
      Down: (printer?.Down ?? 0) as number | null,
    }),
    fields: {
      Name: { label: words.name, required: words.nameNeeded },
      Right: { label: words.right, check },
      Down: { label: words.down, check },
    },
    save: ({ Name, Right, Down }) =>
      api.call(saveBillPrinter, {
        Id: printer?.Id ?? 0,
        ...(printer ? { UpdateTime: printer.UpdateTime } : {}),
        Name: Name.trim(),
        Right: Right ?? 0,
        Down: Down ?? 0,
      }),
    saved: () => {
      notify.success(words.saved)
      onSaved()
    },
  })
  return (
    <FormDialog form={form} title={printer ? words.edit : words.add} submit={words.save} onClose={onClose}>
      <TextField {...form.field('Name')} maxLength={60} />
      <NumberField {...form.field('Right')} onChange={(value) => form.write({ Right: value as number | null })} />
      <NumberField {...form.field('Down')} onChange={(value) => form.write({ Down: value as number | null })} />
    </FormDialog>
  )
})
