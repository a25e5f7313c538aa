import { apiTexts } from '@jst/api-client'
import { exportContainerFile, readContainerFile, siTemplateFile, type SiSheet } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { BoxTool, BoxTools } from '@jst/feature-kit/boxes'
import type { SheetModel } from '@jst/sheet'
import { FilePick, Icon, saveBlob } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
  return (
    <>
      <BoxTools sheet={sheet}>
        <BoxTool pressed={model.view.full} onClick={() => model.view.setFull(!model.view.full)}>
          {words.full}
        </BoxTool>
        <ColumnChoice {...choice} />
        <FilePick accept=".xlsx,.xls,.csv" label={words.importHint} onFile={(file) => void read.run(file)}>
          {(choose) => (
            <BoxTool title={words.importHint} disabled={read.busy} onClick={choose}>
              <Icon name="file" />
              {read.busy ? words.reading : words.import}
            </BoxTool>
          )}
        </FilePick>
        {mayTake && (
          <BoxTool disabled={save.busy} onClick={() => void save.run()}>
            <Icon name="download" />
            {words.export}
          </BoxTool>
        )}
        <BoxTool disabled={template.busy} onClick={() => void template.run()}>
          <Icon name="download" />
          {words.template}
        </BoxTool>
      </BoxTools>
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
    </>
  )
})
