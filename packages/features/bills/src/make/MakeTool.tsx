import { billButtons, billKinds, billSources, makeBill, type BillKind } from '@jst/contracts/bills'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { ErrorView, FactsTable, RadioMark, TextButton, TextField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.make
const mostShown = 30

/** 从补料带入: makes a bill of an instruction that is chosen, and opens it. */
export const MakeTool = observer(function MakeTool({ kind }: { kind: BillKind }) {
  const { add } = billButtons[kind]
  const may = usePermitted(add.code, add.path)
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{words.open}</TextButton>
      {open ? <MakeDialog kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  )
})

const MakeDialog = observer(function MakeDialog({ kind, onClose }: { kind: BillKind; onClose: () => void }) {
  const { api, notify, navigate } = useApp()
  const [keyword, setKeyword] = useState('')
  const group = useId()
  const found = useDetail(billSources, { PageSize: mostShown, ...(keyword.trim() ? { Keyword: keyword.trim() } : {}) })
  const form = useForm({
    start: () => ({ SiId: 0 }),
    fields: { SiId: { label: texts.source, check: (id) => (id === 0 ? words.needed : undefined) } },
    save: ({ SiId }) => api.call(makeBill, { Kind: kind, SiId }),
    saved: ({ Id, Code }) => {
      notify.success(words.done(Code))
      onClose()
      navigate(link(billKinds[kind].document.page, { Id }))
    },
  })
  const rows = found.data?.Rows ?? []
  return (
    <FormDialog form={form} place="side" width={860} title={words.title[kind]} note={words.note} submit={words.submit} onClose={onClose}>
      <TextField label={words.find} value={keyword} maxLength={40} onChange={setKeyword} />
      {found.error ? <ErrorView error={found.error} onRetry={found.reload} /> : null}
      {found.data && rows.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      {rows.length > 0 ? (
        <FactsTable
          label={words.title[kind]}
          titles={words.titles}
          rows={rows}
          rowKey={({ Id }) => Id}
          renderRow={(row) => (
            <>
              <td>
                <RadioMark
                  group={group}
                  label={words.pick(row.No)}
                  checked={form.values.SiId === row.Id}
                  onPick={() => form.write({ SiId: row.Id })}
                />
              </td>
              <th scope="row">{row.No}</th>
              <td>{row.BlNo}</td>
              <td>{row.Customer}</td>
              <td>{vesselVoyage(row.Vessel, row.Voyage)}</td>
              <td>{row.State}</td>
              <td className="jst-number">{row.Boxes}</td>
              <td>{words.created(row.Houses, row.Masters)}</td>
            </>
          )}
        />
      ) : null}
      {found.data && found.data.Total > rows.length ? <p className="jst-muted">{words.more(found.data.Total - rows.length)}</p> : null}
    </FormDialog>
  )
})
