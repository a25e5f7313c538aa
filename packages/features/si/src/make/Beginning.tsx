import type { CargoOrder } from '@jst/contracts/cargo-orders'
import { readContainerFile, siPagedList, siTemplateList, type SiSheet } from '@jst/contracts/si'
import { link, useAction, useApp, useDetail } from '@jst/feature-kit'
import { Button } from '@arco-design/web-react'
import { Notice, RadioChoice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { passFileToEditor } from '../editor/file-for-editor.ts'
import { texts } from './texts.ts'

const words = texts.creator
const starts = ['blank', 'template', 'copy', 'file'] as const
type Start = (typeof starts)[number]

/** How many bills, what the first begins with, and off to the editor. */
export const Beginning = observer(function Beginning({ order }: { order: CargoOrder }) {
  const app = useApp()
  const id = useId()
  const [bills, setBills] = useState(1)
  const [start, setStart] = useState<Start>('blank')
  const [picked, setPicked] = useState<number>()
  const [sheet, setSheet] = useState<SiSheet>()
  const templates = useDetail(siTemplateList, start === 'template' ? { PageSize: 50 } : undefined)
  const records = useDetail(siPagedList, start === 'copy' ? { CompanyId: order.CompanyId, PageSize: 50, Sort: '-CreateTime' } : undefined)
  const read = useAction(async (file: File) => setSheet(await app.api.upload(readContainerFile, file, undefined, { fileName: file.name })))
  const taken = order.SiCount > 0
  const needs = (start === 'template' || start === 'copy') && picked === undefined
  const go = () => {
    if (start === 'file' && sheet) passFileToEditor(order.Id, sheet)
    const more = {
      ...(bills > 1 ? { Num: bills } : {}),
      ...(start === 'template' && picked ? { TemplateId: picked } : {}),
      ...(start === 'copy' && picked ? { CopyId: picked } : {}),
    }
    app.navigate(link(bills > 1 ? '/tdManage/siMakeTd' : '/tdManage/siMake', { CGO_ID: order.Id, ...(taken ? {} : more) }))
  }
  const options =
    start === 'template'
      ? templates.data?.Rows.map((row) => ({ id: row.Id, name: row.TBI_TEMPLATE_NAME }))
      : records.data?.Rows.map((row) => ({ id: row.Id, name: `${row.BillNo || row.MblNo} · ${row.Consignee.split('\n')[0] ?? ''}` }))
  return (
    <div className="jst-stack-form">
      {taken && <Notice tone="warning">{words.taken}</Notice>}
      <div className="jst-target">
        <label htmlFor={`${id}bills`}>{words.bills}</label>
        <input
          id={`${id}bills`}
          className="jst-form-input jst-form-input-short"
          type="number"
          min={1}
          max={99}
          value={bills}
          onChange={(event) => setBills(Math.min(99, Math.max(1, Number(event.target.value) || 1)))}
        />
      </div>
      <RadioChoice
        label={words.start}
        options={starts}
        labelOf={(value) => words.starts[value]}
        value={start}
        onPick={(value) => {
          setStart(value)
          setPicked(undefined)
        }}
      />
      {(start === 'template' || start === 'copy') && (
        <div className="jst-target">
          <label htmlFor={`${id}pick`}>{start === 'template' ? words.template : words.copy}</label>
          <Select
            id={`${id}pick`}
            value={picked === undefined ? '' : String(picked)}
            placeholder={words.choose}
            options={(options ?? []).map((option) => ({ value: String(option.id), label: option.name }))}
            onChange={(value) => setPicked(Number(value) || undefined)}
          />
        </div>
      )}
      {start === 'file' && (
        <div className="jst-target">
          <label htmlFor={`${id}file`}>{words.file}</label>
          <input
            id={`${id}file`}
            type="file"
            accept=".xlsx,.xls,.csv"
            disabled={read.busy}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void read.run(file)
            }}
          />
          {sheet && <span className="jst-muted">{words.fileRead(sheet.FileName, sheet.Rows.length)}</span>}
        </div>
      )}
      <div>
        <Button type="primary" disabled={needs || (start === 'file' && !sheet)} onClick={go}>
          {taken ? words.goOn : words.go}
        </Button>
      </div>
    </div>
  )
})
