import { useApp } from '@jst/feature-kit'
import { AllocationState, AllocationTable, type AllocationWords } from '@jst/feature-kit/boxes'
import type { SiContainer, SiLine } from '@jst/contracts/si'
import { Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { billName } from '../names.ts'
import { texts } from '../texts.ts'
import { AllocationModel, type Measure } from './allocation-model.ts'

const words = texts.allocate
const tableWords: AllocationWords<Measure, SiContainer, SiLine> = {
  get measures() {
    return words.measures
  },
  get columns() {
    return words.columns
  },
  textOf: ({ container, line }) => ({
    box: container.containerNo,
    type: line ? line.goods.split('\n')[0] || line.goodsZh : container.type,
  }),
  get apply() {
    return words.apply
  },
  get hint() {
    return words.hint
  },
}

/** Allocation of the order over its bills: the grid with its acts, green once everything is allocated. */
export const AllocationPanel = observer(function AllocationPanel() {
  const { model } = useEditor()
  const { notify } = useApp()
  const { session } = model
  const [table] = useState(() => new AllocationModel(session, model.loaded))
  const { drafts } = session
  useEffect(() => table.refresh(), [table, drafts])
  const documents = useMemo(() => drafts.map((draft, index) => ({ id: draft.id, name: billName(draft, index) })), [drafts])
  if (drafts.length < 2) return <Section title={words.title}>{words.one}</Section>
  return (
    <Section title={words.title} extra={<AllocationState table={table} texts={tableWords} />}>
      <AllocationTable table={table} documents={documents} texts={tableWords} onApplied={() => notify.success(words.applied)} />
    </Section>
  )
})
