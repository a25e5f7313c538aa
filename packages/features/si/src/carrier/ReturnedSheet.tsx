import { Button } from '@arco-design/web-react'
import { readReturnedSheet, siCarrierPages, type SiReturnedCell } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, FilePick, formatNumber } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { HeadedTable } from '../lists/HeadedTable.tsx'
import { texts } from './texts.ts'

const words = texts.returned

/** Compares the sheet that a carrier sent back in its own layout with the record. Nothing is changed by it. */
export const ReturnedSheet = observer(function ReturnedSheet({ id }: { readonly id: number }) {
  const { api } = useApp()
  const may = usePermitted('answer', siCarrierPages.messages)
  const [read, setRead] = useState<{ FileName: string; Cells: readonly SiReturnedCell[]; More: number }>()
  const look = useAction(async (file: File) => setRead(await api.upload(readReturnedSheet, file, { Id: id }, { fileName: file.name })))
  if (!may) return null
  return (
    <div className="jst-takes">
      <span className="jst-muted">{words.hint}</span>
      <FilePick accept=".xlsx,.xls,.csv" label={words.pick} onFile={(file) => void look.run(file)}>
        {(choose) => (
          <Button loading={look.busy} onClick={choose}>
            {words.pick}
          </Button>
        )}
      </FilePick>
      {read ? (
        <Dialog title={words.title(read.FileName)} width={860} onClose={() => setRead(undefined)}>
          <p role="status">{read.Cells.length === 0 ? words.same : words.count(formatNumber(read.Cells.length + read.More))}</p>
          {read.More > 0 ? <p>{words.more(formatNumber(read.More))}</p> : null}
          {read.Cells.length > 0 ? (
            <div className="jst-grid-table">
              <HeadedTable label={words.title(read.FileName)} titles={Object.values(words.columns)}>
                {read.Cells.map(({ Cell, Label, Ours, Theirs }) => (
                  <tr key={Cell}>
                    <td>{Cell}</td>
                    <td>{Label}</td>
                    <td className="jst-own-lines">{Ours || words.none}</td>
                    <td className="jst-own-lines">{Theirs || words.none}</td>
                  </tr>
                ))}
              </HeadedTable>
            </div>
          ) : null}
        </Dialog>
      ) : null}
    </div>
  )
})
