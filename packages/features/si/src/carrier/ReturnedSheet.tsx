import { Button } from '@arco-design/web-react'
import type { ReplyOf } from '@jst/contracts'
import { readReturnedSheet, siCarrierPages } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { SheetsNote } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { Dialog, FactsTable, FilePick, formatNumber } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.returned

/** Compares the sheet that a carrier sent back in its own layout with the record. Nothing is changed by it. */
export const ReturnedSheet = observer(function ReturnedSheet({ id }: { readonly id: number }) {
  const { api } = useApp()
  const may = usePermitted('answer', siCarrierPages.messages)
  const [read, setRead] = useState<{ file: File; answer: ReplyOf<typeof readReturnedSheet> }>()
  const look = useAction(async (file: File, sheet?: string) => {
    const query = { Id: id, ...(sheet === undefined ? {} : { Sheet: sheet }) }
    setRead({ file, answer: await api.upload(readReturnedSheet, file, query, { fileName: file.name }) })
  })
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
        <Dialog title={words.title(read.answer.FileName)} width={860} onClose={() => setRead(undefined)}>
          <SheetsNote sheets={read.answer} busy={look.busy} onTake={(sheet) => void look.run(read.file, sheet)} />
          <Differences {...read.answer} />
        </Dialog>
      ) : null}
    </div>
  )
})

function Differences({ FileName, Cells, More }: ReplyOf<typeof readReturnedSheet>) {
  return (
    <>
      <p role="status">{Cells.length === 0 ? words.same : words.count(formatNumber(Cells.length + More))}</p>
      {More > 0 ? <p>{words.more(formatNumber(More))}</p> : null}
      {Cells.length > 0 ? (
        <FactsTable
          label={words.title(FileName)}
          titles={Object.values(words.columns)}
          rows={Cells}
          rowKey={({ Cell }) => Cell}
          renderRow={({ Cell, Label, Ours, Theirs }) => (
            <>
              <td>{Cell}</td>
              <td>{Label}</td>
              <td className="jst-own-lines">{Ours || words.none}</td>
              <td className="jst-own-lines">{Theirs || words.none}</td>
            </>
          )}
        />
      ) : null}
    </>
  )
}
