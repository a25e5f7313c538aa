import type { SiContainer } from '@jst/contracts/si'
import { useBoxSheet } from '@jst/feature-kit/boxes'
import type { SheetMarks, SheetModel } from '@jst/sheet'
import { Sheet } from '@jst/sheet/react'
import { totalsOf } from '@jst/si-drafts/rules'
import { Section } from '@jst/ui'
import '@jst/sheet/styles.css'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { sectionId } from '../form/sections.ts'
import type { DraftFindings } from '../model/findings.ts'
import { texts } from '../texts.ts'
import { useColumnChoice } from './ColumnChoice.tsx'
import { columnsWith } from './columns.ts'
import { GoodsTools } from './GoodsTools.tsx'
import { marksOf } from './marks.ts'
import { CargoRows } from './cargo-rows.ts'
import { BookedTotals } from './BookedTotals.tsx'
import { shownGroups } from './special-columns.ts'

const none: readonly SiContainer[] = []
const noCells: DraftFindings['cells'] = []
const rowHeight = 30
/** Height in pixels of the parts above and below the sheet when it fills the page. */
const aroundFull = 420

/** Containers and goods lines of the draft that is open, in a sheet; its undo is the editor's. */
export const GoodsSheet = observer(function GoodsSheet() {
  const { model, prefix } = useEditor()
  const { session } = model
  const [cargoRows] = useState(() => new CargoRows())
  const containers = model.valueOf('containers') ?? none
  const marks = useMarks(cargoRows, containers)
  const [chosen, choose] = useColumnChoice()
  const { cells = noCells } = model.found.drafts[model.view.position] ?? {}
  const found = useMemo(() => new Set(cells.map(({ field }) => field)), [cells])
  const groups = shownGroups(model.valueOf('goodsType') ?? '', chosen, containers, found)
  const named = groups.join()
  // oxlint-disable-next-line react/exhaustive-deps -- other columns only for other groups: the list of them is new at every key
  const columns = useMemo(() => columnsWith(groups), [named])
  type Change = (before: readonly SiContainer[]) => SiContainer[]
  const changeOf = (change: Change, now: readonly SiContainer[]) => {
    const containers = change(now)
    return { containers, packageCount: String(totalsOf(containers).packages) }
  }
  const sheet = useBoxSheet(cargoRows, {
    boxes: containers,
    columns,
    marks,
    onChange: (change) => {
      model.edit(changeOf(change, session.current?.containers ?? none))
      session.journal()
    },
    onTyping: (change) => session.typing(change ? ({ containers: typed }) => changeOf(change, typed) : null),
    history: useMemo(() => ({ undo: () => model.undo(), redo: () => model.redo() }), [model]),
    dataKey: String(session.currentId),
  })
  useGoTo(sheet, cargoRows)
  useFlush(sheet, cargoRows)
  const most = model.view.full ? Math.floor((window.innerHeight - aroundFull) / rowHeight) : 16
  const rowCount = containers.reduce((count, { lines }) => count + 1 + lines.length, 0)
  const shownRows = Math.min(Math.max(16, most), Math.max(5, rowCount + 1))
  return (
    <Section id={sectionId(prefix, 'boxes')} title={texts.goods.title} extra={<BookedTotals />}>
      <GoodsTools sheet={sheet} chosen={chosen} shown={groups} onChoose={choose} />
      <Sheet model={sheet} label={texts.goods.label} rowHeight={rowHeight} height={shownRows * rowHeight + 100} empty={texts.goods.empty} />
    </Section>
  )
})

function useMarks(cargoRows: CargoRows, containers: readonly SiContainer[]): SheetMarks {
  const { model } = useEditor()
  const before = useRef<SheetMarks>(new Map())
  const found = model.found.drafts[model.view.position]
  return useMemo(() => {
    before.current = marksOf(found, containers, cargoRows, before.current)
    return before.current
    // oxlint-disable-next-line react/exhaustive-deps -- findings come after the rows they are about: new containers alone change no mark
  }, [found, cargoRows])
}

/** Selects the cell that a finding points to. */
function useGoTo(sheet: SheetModel, cargoRows: CargoRows): void {
  const { model } = useEditor()
  const { jump } = model.view
  useEffect(() => {
    if (!jump || jump.container === undefined) return
    const box = model.session.drafts[jump.draft]?.containers[jump.container]
    const source = jump.line === undefined ? box : box?.lines[jump.line]
    const id = source && cargoRows.idOf(source)
    if (id !== undefined) sheet.goTo(id, jump.field ?? 'containerNo')
    model.view.landed()
  }, [jump, model, sheet, cargoRows])
}

/** Commits a cell that is being edited when the editor checks, saves or submits; text in a number cell prevents a submission. */
function useFlush(sheet: SheetModel, cargoRows: CargoRows): void {
  const { model } = useEditor()
  useEffect(() => {
    const unread = () => {
      const cell = cargoRows.unread(model.session.drafts.flatMap(({ containers }) => containers))
      if (!cell) return undefined
      sheet.goTo(cell.id, cell.key)
      return texts.goods.unread(cell.text)
    }
    return model.halfTyped.add(() => sheet.flush(), unread)
  }, [model, sheet, cargoRows])
}
