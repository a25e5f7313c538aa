import { apiTexts } from '@jst/api-client'
import { exportContainerFile, readContainerFile, siTemplateFile, type SiSheet } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import type { SheetModel } from '@jst/sheet'
import { FilePick, Icon, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useMayTakeFiles } from '../../bill/file-rights.ts'
import { useEditor } from '../EditorContext.tsx'
import { fileForEditor, forgetFile } from '../file-for-editor.ts'
import { texts } from '../texts.ts'
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx'
import { columnsWith } from './columns.ts'
import { csvOf } from './csv.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { tableOf } from './import-rows.ts'
import { shownGroups } from './special-columns.ts'

const words = texts.goods
const noColumns: ReadonlySet<string> = new Set()

/** Rows in and out of the sheet: boxes, goods lines, files. */
export const GoodsTools = observer(function GoodsTools({ sheet, ...choice }: { sheet: SheetModel } & ColumnChoiceProps) {
  const { model } = useEditor()
  const { api } = useApp()
  const mayTake = useMayTakeFiles()
  const [file, setFile] = useState<SiSheet | undefined>(() => fileForEditor(model.order.id))
  const [chosen, setChosen] = useState<File>()
  const read = useAction(async (given: File, query: { Sheet?: string } = {}) => {
    setFile(await api.upload(readContainerFile, given, query, { fileName: given.name }))
    setChosen(given)
  })
  const template = useAction(async () => {
    const { blob, fileName } = await api.download(
      siTemplateFile.path,
      { GoodsType: model.valueOf('goodsType') ?? '' },
      { failureMessage: apiTexts.templateDownloadFailed },
    )
    saveBlob(blob, fileName)
  })
  const save = useAction(async () => {
    if (model.stored && !model.dirty) {
      const { blob, fileName } = await api.download(exportContainerFile.path, { Id: model.record.id })
      return saveBlob(blob, fileName)
    }
    const { current } = model.session
    if (!current) return
    const used = shownGroups(current.goodsType, noColumns, current.containers)
    const table = tableOf(current.containers, columnsWith(used))
    saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), words.fileName(current.splitMblNo || current.mblNo))
  })
  const insert = (place: 'below' | 'child') => {
    sheet.insertRows(place)
    sheet.focus()
  }
  return (
    <div className="jst-toolbar jst-goods-tools">
      <div className="jst-toolbar-left">
        <Tool onClick={() => insert('below')}>{words.addBox}</Tool>
        <Tool onClick={() => insert('child')}>{words.addLine}</Tool>
        <Tool onClick={() => sheet.removeRows()}>{words.removeRows}</Tool>
      </div>
      <div className="jst-toolbar-right">
        <Tool pressed={model.view.full} onClick={() => model.view.setFull(!model.view.full)}>
          {words.full}
        </Tool>
        <ColumnChoice {...choice} />
        <FilePick accept=".xlsx,.xls,.csv" label={words.importHint} onFile={(file) => void read.run(file)}>
          {(choose) => (
            <Tool title={words.importHint} disabled={read.busy} onClick={choose}>
              <Icon name="file" />
              {read.busy ? words.reading : words.import}
            </Tool>
          )}
        </FilePick>
        {mayTake && (
          <Tool disabled={save.busy} onClick={() => void save.run()}>
            <Icon name="download" />
            {words.export}
          </Tool>
        )}
        <Tool disabled={template.busy} onClick={() => void template.run()}>
          <Icon name="download" />
          {words.template}
        </Tool>
      </div>
      {file && (
        <ImportDialog
          key={file.Sheet}
          file={file}
          {...(chosen ? { onTake: (Sheet: string) => void read.run(chosen, { Sheet }) } : {})}
          onClose={() => {
            forgetFile(model.order.id)
            setFile(undefined)
          }}
        />
      )}
    </div>
  )
})

interface ToolProps {
  onClick: () => void
  children: ReactNode
  title?: string
  disabled?: boolean
  pressed?: boolean
}

function Tool({ onClick, children, title, disabled, pressed }: ToolProps) {
  return (
    <button type="button" className="jst-tool-button" title={title} disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  )
}
