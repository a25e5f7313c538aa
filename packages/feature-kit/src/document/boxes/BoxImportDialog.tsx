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
import { boxTexts as words } from './texts.ts'

interface BoxImportProps<M extends string, B extends object, L extends object> {
  form: BoxForm<M, B, L>
  /** Name of the field that tells boxes apart. */
  by: string
  file: SheetsRead & { readonly FileName: string; readonly Rows: readonly (readonly string[])[]; readonly Truncated: boolean }
  columns: readonly SheetColumn[]
  boxes: readonly B[]
  /** Takes the boxes that come of it, and how many were imported. */
  onImport: (boxes: B[], count: number) => void
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
  onClose,
}: BoxImportProps<M, B, L>) {
  const [replace, setReplace] = useState(false)
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
      <SheetsNote sheets={file} />
      <fieldset className="jst-choice-row">
        <legend>{words.how}</legend>
        {([false, true] as const).map((all) => (
          <label key={String(all)}>
            <input type="radio" name="how" checked={replace === all} onChange={() => setReplace(all)} />
            {all ? words.replace : words.merge}
          </label>
        ))}
      </fieldset>
      <ImportPreview table={file.Rows} columns={columns} heading={looseHeading} Choice={Select} onAccept={accept} onCancel={onClose} />
    </Dialog>
  )
}
