import { looseHeading } from '@jst/contracts/entity'
import type { SiSheet } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { SheetsNote } from '@jst/feature-kit/entity'
import type { ImportPlan } from '@jst/sheet'
import { ImportPreview } from '@jst/sheet/react'
import { totalsOf } from '@jst/si-drafts/rules'
import { Button } from '@arco-design/web-react'
import { Dialog, Notice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { texts } from '../texts.ts'
import { fileColumns } from './columns.ts'
import { containersFrom, mergedIn } from './import-rows.ts'

const words = texts.goods

/** What a file says, column by column, what cannot be taken and why, and how it joins what is there. */
export const ImportDialog = observer(function ImportDialog({
  file,
  onTake,
  onClose,
}: {
  file: SiSheet
  /** Reads the same file again with another of its sheets. */
  onTake?: (sheet: string) => void
  onClose: () => void
}) {
  const { model } = useEditor()
  const { notify } = useApp()
  const [replace, setReplace] = useState(false)
  const [struckToo, setStruckToo] = useState(false)
  const struck = new Set(file.StruckRows)
  const rows = struckToo ? file.Rows : file.Rows.filter((_, at) => !struck.has(at))
  const accept = ({ accepted }: ImportPlan) => {
    const imported = containersFrom(accepted)
    const there = model.session.current?.containers ?? []
    const containers = replace ? imported : mergedIn(there, imported)
    model.edit({ containers, packageCount: String(totalsOf(containers).packages) })
    notify.success(words.imported(imported.length))
    onClose()
  }
  const title = words.importTitle(file.FileName)
  // what is missing at the end would be missing on the bill
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
      <fieldset className="jst-choice-row">
        <legend>{words.how}</legend>
        {([false, true] as const).map((all) => (
          <label key={String(all)}>
            <input type="radio" name="how" checked={replace === all} onChange={() => setReplace(all)} />
            {all ? words.replace : words.merge}
          </label>
        ))}
      </fieldset>
      <ImportPreview
        key={String(struckToo)}
        table={rows}
        columns={fileColumns}
        heading={looseHeading}
        Choice={Select}
        onAccept={accept}
        onCancel={onClose}
      />
    </Dialog>
  )
})
