import {
  readBoxFile,
  saveDocumentBoxes,
  type BoxesFacts,
  type BoxFile,
  type BoxRow,
  type DocumentBoxes,
  type Line,
} from '@jst/contracts/document'
import { Sheet } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { FilePick, Icon, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useEntityTexts } from '../../entity/useEntityTexts.ts'
import { useForm } from '../../form/useForm.ts'
import type { OpenDocument } from '../useDocument.ts'
import { BoxImportDialog } from './BoxImportDialog.tsx'
import { BoxRows } from './BoxRows.ts'
import { BoxTool, BoxTools } from './BoxTools.tsx'
import { boxColumns } from './columns.ts'
import { boxMarks, firstBoxProblem } from './findings.ts'
import { boxForm } from './form.ts'
import { useBoxSheet } from './useBoxSheet.ts'
import { useBoxTexts } from './texts.ts'

const rowHeight = 30

interface BoxesDialogProps {
  of: OpenDocument
  facts: BoxesFacts
  stored: DocumentBoxes
  onSaved: (boxes: DocumentBoxes) => void
  onClose: () => void
}

/** The boxes of a document in a sheet: pasted from Excel, read from a file, saved together with the version that was opened. */
export const BoxesDialog = observer(function BoxesDialog({ of: { document, id }, facts, stored, onSaved, onClose }: BoxesDialogProps) {
  const words = useBoxTexts()
  const { findings } = useEntityTexts()
  const { api, notify } = useApp()
  const form = useMemo(() => boxForm(facts), [facts])
  const columns = useMemo(() => boxColumns(facts, words, findings), [facts, words, findings])
  const [rows] = useState(() => new BoxRows<string, BoxRow, Line>(form))
  const model = useForm({
    stored,
    start: (from) => ({ Boxes: from?.Boxes ?? [] }),
    fields: {
      Boxes: {
        label: facts.zh,
        show: (boxes) => boxes.map(({ Box }) => String(Box[facts.by] ?? '')).join(words.joint),
        check: (boxes) => firstBoxProblem(facts, boxes, words, findings),
      },
    },
    save: ({ Boxes }, from) =>
      api.call(saveDocumentBoxes, { Kind: document.kind, Id: id!, UpdateTime: from!.UpdateTime, Boxes: [...Boxes] }),
    saved: (answer) => {
      notify.success(words.saved(facts.zh))
      onSaved(answer)
      onClose()
    },
    at: () => 'Boxes',
    keep: `${document.kind} ${id} boxes`,
  })
  const { Boxes } = model.values
  const sheet = useBoxSheet(rows, {
    boxes: Boxes,
    columns,
    marks: useCallback(() => boxMarks(facts, Boxes, rows), [facts, Boxes, rows]),
    onChange: (change) => model.write({ Boxes: change(model.values.Boxes) }),
    dataKey: `${document.kind} ${id}`,
  })
  const [file, setFile] = useState<BoxFile>()
  const read = useAction(async (chosen: File) =>
    setFile(await api.upload(readBoxFile, chosen, { Kind: document.kind }, { fileName: chosen.name })),
  )
  const rowCount = Boxes.reduce((count, { Lines }) => count + 1 + Lines.length, 0)
  const error = model.field('Boxes').error
  return (
    <FormDialog
      form={model}
      place="side"
      width={1080}
      title={words.edit(facts.zh)}
      onSubmit={() => {
        sheet.flush()
        void model.save()
      }}
      onClose={onClose}
    >
      {error ? <Notice tone="error">{error}</Notice> : null}
      <BoxTools sheet={sheet} box={facts.boxes.zh} line={facts.lines.zh}>
        <FilePick accept=".xlsx,.xls,.csv" label={words.importHint} onFile={(chosen) => void read.run(chosen)}>
          {(choose) => (
            <BoxTool title={words.importHint} disabled={read.busy} onClick={choose}>
              <Icon name="file" />
              {read.busy ? words.reading : words.import}
            </BoxTool>
          )}
        </FilePick>
      </BoxTools>
      <Sheet
        model={sheet}
        label={words.sheet(facts.zh)}
        rowHeight={rowHeight}
        height={Math.min(18, Math.max(6, rowCount + 1)) * rowHeight + 100}
        empty={words.empty}
      />
      {file ? (
        <BoxImportDialog
          form={form}
          by={facts.by}
          file={file}
          columns={fileColumns(facts, columns)}
          boxes={Boxes}
          onImport={(boxes, count) => {
            model.write({ Boxes: boxes })
            notify.success(words.imported(count))
          }}
          onClose={() => setFile(undefined)}
        />
      ) : null}
    </FormDialog>
  )
})

/** In a file each row may fill each column, and an empty number means the one above. */
const fileColumns = (facts: BoxesFacts, columns: ReturnType<typeof boxColumns>) =>
  columns.map(({ kinds: _all, ...column }) => ({ ...column, ...(column.key === facts.by ? { required: true, carryDown: true } : {}) }))
