import { billButtons, billKinds, billSources, makeBill, type BillKind } from '@jst/contracts/bills'
import { link, useApp, useDetail } from '@jst/feature-kit'
import { DialogTool, FormDialog, useForm } from '@jst/feature-kit/form'
import { ReadTable, RadioMark, TextField, vesselVoyage } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { texts } from '../texts.ts'

const words = texts.make
const mostShown = 30

/** 从补料带入: makes a bill of an instruction that is chosen, and opens it. */
export const MakeTool = ({ kind }: { kind: BillKind }) => (
  <DialogTool look="text" label={words.open} button={billButtons[kind].add}>
    {(onClose) => <MakeDialog kind={kind} onClose={onClose} />}
  </DialogTool>
)

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
      <ReadTable
        label={words.title[kind]}
        titles={words.titles}
        read={found}
        none={words.none}
        numeric={[6]}
        nameColumn={1}
        rows={rows}
        rowKey={({ Id }) => Id}
        renderCells={[
          ({ Id, No }) => (
            <RadioMark group={group} label={words.pick(No)} checked={form.values.SiId === Id} onPick={() => form.write({ SiId: Id })} />
          ),
          'No',
          'BlNo',
          'Customer',
          ({ Vessel, Voyage }) => vesselVoyage(Vessel, Voyage),
          'State',
          'Boxes',
          ({ Houses, Masters }) => words.created(Houses, Masters),
        ]}
      />
      {found.data && found.data.Total > rows.length ? <p className="jst-muted">{words.more(found.data.Total - rows.length)}</p> : null}
    </FormDialog>
  )
})
