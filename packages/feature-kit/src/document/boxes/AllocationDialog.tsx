import { unallocated } from '@jst/contracts/allocation'
import {
  boxShape,
  documentAllocation,
  quantityFields,
  saveAllocation,
  type BoxesFacts,
  type BoxRow,
  type DocumentAllocation,
  type Line,
} from '@jst/contracts/document'
import { showValue } from '@jst/contracts/entity'
import { Button } from '@arco-design/web-react'
import { Dialog, ErrorView, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useApp } from '../../app/context.tsx'
import { useAction } from '../../app/useAction.ts'
import { useDetail } from '../../detail/useDetail.ts'

import type { OpenDocument } from '../useDocument.ts'
import type { AllocationWords } from './AllocationGrid.tsx'
import { AllocationModel } from './AllocationModel.ts'
import { AllocationState, AllocationTable } from './AllocationTable.tsx'
import { useAllocationTexts, useBoxTexts, type AllocationWordsOfPage, type BoxWords } from './texts.ts'

interface AllocationDialogProps {
  of: OpenDocument
  facts: BoxesFacts
  onSaved: () => void
  onClose: () => void
}

/** Booked boxes shared out over the records of a group, which are stored together. */
export const AllocationDialog = observer(function AllocationDialog({
  of: { document, id },
  facts,
  onSaved,
  onClose,
}: AllocationDialogProps) {
  const words = useAllocationTexts()
  const read = useDetail(documentAllocation, { Kind: document.kind, Id: id! })
  return (
    <Dialog
      title={facts.allocation?.zh ?? words.title(facts.zh)}
      width={1080}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {read.data ? (
        <Shares
          key={read.data.Records.map(({ UpdateTime }) => UpdateTime).join()}
          kind={document.kind}
          id={id!}
          facts={facts}
          stored={read.data}
          onSaved={(now) => {
            read.set(now)
            onSaved()
          }}
        />
      ) : null}
    </Dialog>
  )
})

interface SharesProps {
  kind: string
  id: number
  facts: BoxesFacts
  stored: DocumentAllocation
  onSaved: (now: DocumentAllocation) => void
}

const Shares = observer(function Shares({ kind, id, facts, stored, onSaved }: SharesProps) {
  const words = useAllocationTexts()
  const { api, notify } = useApp()
  const open = useMemo(() => stored.Records.filter(({ MayWrite }) => MayWrite), [stored])
  const locked = stored.Records.filter(({ MayWrite }) => !MayWrite)
  const save = useAction(async (given: readonly { readonly id: number; readonly boxes: readonly BoxRow[] }[]) => {
    const Records = open.map(({ Id, UpdateTime }) => ({ Id, UpdateTime, Boxes: [...given.find((one) => one.id === Id)!.boxes] }))
    const now = await api.call(saveAllocation, { Kind: kind, Id: id, Records })
    notify.success(words.saved)
    onSaved(now)
  })
  const table = useMemo(() => {
    const shape = boxShape(facts)
    const documents = open.map(({ Id, Boxes }) => ({ id: Id, boxes: Boxes }))
    const others = stored.Records.filter(({ MayWrite }) => !MayWrite).map(({ Id, Boxes }) => ({ id: Id, boxes: Boxes }))
    return new AllocationModel<string, BoxRow, Line>({
      shape,
      booked: others.length === 0 ? stored.Booked : unallocated(shape, stored.Booked, others),
      documents: () => documents,
      apply: save.run,
    })
  }, [facts, open, stored, save.run])
  const boxWords = useBoxTexts()
  const allocationTexts = useMemo(() => wordsOf(facts, words, boxWords.withUnit), [facts, words, boxWords])
  const names = useMemo(() => open.map(({ Id, No }) => ({ id: Id, name: No })), [open])
  return (
    <>
      {locked.length > 0 ? <Notice tone="info">{words.locked(locked.map(({ No }) => No).join(words.joint))}</Notice> : null}
      {open.length + locked.length < 2 ? <p className="jst-muted">{words.one}</p> : null}
      <AllocationState table={table} texts={allocationTexts} />
      <AllocationTable table={table} documents={names} texts={allocationTexts} />
    </>
  )
})

/** Texts of the table of a kind: its first field of boxes beside the number, and its first field of lines. */
function wordsOf(facts: BoxesFacts, words: AllocationWordsOfPage, withUnit: BoxWords['withUnit']): AllocationWords<string, BoxRow, Line> {
  const no = facts.boxes.fields.find(({ key }) => key === facts.by)
  const type = facts.boxes.fields.find(({ key, kind }) => key !== facts.by && kind !== 'number')
  const [line] = facts.lines.fields
  return {
    measures: Object.fromEntries(
      quantityFields(facts).map(({ key, zh, unit = '' }) => [key, { name: unit === '' ? zh : withUnit(zh, unit), unit: unit || zh }]),
    ),
    columns: { box: no?.zh ?? facts.boxes.zh, type: type?.zh ?? '', line: line?.zh ?? facts.lines.zh },
    textOf: ({ container: { Box }, line: below }) => ({
      box: String(Box[facts.by] ?? ''),
      type: below ? (line ? showValue(line, below[line.key] ?? null) : '') : type ? showValue(type, Box[type.key] ?? null) : '',
    }),
    apply: words.apply,
    hint: words.hint,
  }
}
