import { Button } from '@arco-design/web-react'
import type { SheetsRead } from '@jst/contracts'
import { looseHeading } from '@jst/contracts/entity'
import type { ImportPlan, SheetColumn } from '@jst/sheet'
import { ImportPreview } from '@jst/sheet/react'
import { Dialog, Notice, Select } from '@jst/ui'
import { useState } from 'react'
import { SheetsNote } from '../../entity/SheetsNote.tsx'
import type { BoxForm } from './form.ts'
import { boxesFrom, mergedBoxes } from './imports.ts'
import { ImportWay } from './ImportWay.tsx'
import { useBoxTexts } from './texts.ts'
import { useKitTexts } from '../../screens/language.tsx'

interface BoxImportProps<M extends string, B extends object, L extends object> {
  form: BoxForm<M, B, L>
  /** Name of the field that tells boxes apart. */
  by: string
  file: SheetsRead & {
    readonly FileName: string
    readonly Rows: readonly (readonly string[])[]
    /** Places of rows with a struck cell. */
    readonly StruckRows?: readonly number[] | undefined
    readonly Truncated: boolean
  }
  columns: readonly SheetColumn[]
  boxes: readonly B[]
  /** Takes the boxes that come of it, and how many were imported. */
  onImport: (boxes: B[], count: number) => void
  /** Reads the same file again with another of its sheets. */
  onTake?: (sheet: string) => void
  onClose: () => void
}

/** Preview of a file: its columns, the lines that cannot be taken and why, and how it joins the boxes that are there. */
export function BoxImportDialog<M extends string, B extends object, L extends object>({
  form,
  by,
  file,
  columns,
  boxes,
  onImport,
  onTake,
  onClose,
}: BoxImportProps<M, B, L>) {
  const words = useBoxTexts()
  const sheetTexts = useKitTexts().sheet
  const [replace, setReplace] = useState(false)
  const [struckToo, setStruckToo] = useState(false)
  const struck = new Set(file.StruckRows)
  const rows = struckToo ? file.Rows : file.Rows.filter((_, at) => !struck.has(at))
  const accept = ({ accepted }: ImportPlan) => {
    const imported = boxesFrom(form, by, accepted)
    onImport(replace ? imported : mergedBoxes(form, boxes, imported), imported.length)
    onClose()
  }
  const title = words.importTitle(file.FileName)
  // what is missing at the end would be missing in the document
  if (file.Truncated)
    return (
      <Dialog title={title} onClose={onClose} footer={<Button onClick={onClose}>{words.close}</Button>}>
        <Notice tone="error">{words.truncated}</Notice>
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose} width={960}>
      <SheetsNote sheets={file} {...(onTake ? { onTake } : {})} />
      {struck.size > 0 ? (
        <label className="jst-check-label">
          <input type="checkbox" className="jst-check" checked={struckToo} onChange={({ target }) => setStruckToo(target.checked)} />
          {words.struckToo(struck.size)}
        </label>
      ) : null}
      <ImportWay replace={replace} onPick={setReplace} />
      <ImportPreview
        texts={sheetTexts}
        key={String(struckToo)}
        table={rows}
        columns={columns}
        heading={looseHeading}
        Choice={Select}
        onAccept={accept}
        onCancel={onClose}
      />
    </Dialog>
  )
}
