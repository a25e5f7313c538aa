import { Button } from '@arco-design/web-react'
import { moveDocuments, type BoxRow, type Line, type MoveOutcome } from '@jst/contracts/document'
import {
  type fillSources,
  packingButtons,
  packingFile,
  packingFill,
  packingGrid,
  readPackingFile,
  type PackedBox,
  type PackingFile,
  type PackingGrid,
} from '@jst/contracts/packing'
import { DownloadTool, useAction, useAnswerLanguage, useApp, useBack, useDetail, useTitle } from '@jst/feature-kit'
import { boxColumns, boxForm, BoxRows, BoxTool, BoxTools, mergedBoxes, unreadBox, useBoxSheet, useBoxTexts } from '@jst/feature-kit/boxes'
import { useEntityTexts } from '@jst/feature-kit/entity'
import { MoveOutcomes } from '@jst/feature-kit/document'
import { FormNotices } from '@jst/feature-kit/form'
import { boxKeys, restOf, sumOf } from '@jst/packing'
import { createChecks, repaired } from '@jst/packing/checks'
import { Sheet } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { DateText, DetailPage, EmptyState, FilePick, formatNumber, Menu, Notice, Section, vesselVoyage, AppLink, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useState } from 'react'
import { listDocument as document } from './declared.ts'
import { names } from '../names.ts'
import { checkedBoxes, marksOf, rowsOfFindings } from './checked.ts'
import { Compared } from './Compared.tsx'
import { DivideDialog } from './DivideDialog.tsx'
import { Findings } from './Findings.tsx'
import { asFilled, boxOf, freshRow, gridFacts, joined, reasonOf, rowsAfter, withKeys } from './gridFacts.ts'
import { History } from './History.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { LockedLists } from './LockedLists.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { SharedWarnings } from './SharedWarnings.tsx'
import { CombineDialog, SplitDialog } from './SplitDialog.tsx'
import { texts } from './texts.ts'
import { changesOf, removedOf, useGridForm } from './useGrid.ts'

const words = texts.page
const rowHeight = 30
const form = boxForm(gridFacts)

/** 装箱表: the packing lists of a booking in one sheet, with the checks of all of them. */
export const GridPage = observer(function GridPage({ bookingId, list }: { bookingId: number; list: string }) {
  const onBack = useBack()
  const grid = useDetail(packingGrid, { BookingId: bookingId })
  useTitle(grid.data && words.title(grid.data.BookingNo))
  if (grid.data) return <Grid key={bookingId} grid={grid.data} list={list} onRenew={grid.reload} />
  if (grid.status === 'empty' || grid.error?.code === 'NOT_FOUND')
    return <EmptyState asPage title={words.notFound} action={<AppLink to={list}>{words.back}</AppLink>} />
  return (
    <DetailPage
      title={names.lists}
      trail={[{ label: names.lists, to: list }]}
      onBack={onBack}
      facts={[]}
      state={grid.status === 'failed' ? 'failed' : 'loading'}
      error={grid.error}
      onRetry={grid.reload}
    />
  )
})

const Grid = observer(function Grid({ grid, list, onRenew }: { grid: PackingGrid; list: string; onRenew: () => void }) {
  const { api, notify, permissions, session } = useApp()
  const onBack = useBack()
  const boxTexts = useBoxTexts()
  const said = useEntityTexts().findings
  const columns = useMemo(() => asFilled(boxColumns(gridFacts, boxTexts, said)), [boxTexts, said])
  const [rows] = useState(() => new BoxRows<string, BoxRow, Line>(form))
  const [history] = useState(() => new History())
  const [checks] = useState(createChecks)
  const [open, setOpen] = useState<'split' | 'divide' | 'combine' | 'message'>()
  const [file, setFile] = useState<{ file: File; read: PackingFile }>()
  const [outcome, setOutcome] = useState<MoveOutcome>()
  const hide = () => setOutcome(undefined)
  const staff = session.employee?.CompanyKind === 'operator'
  const { pack } = packingButtons[staff ? 'staff' : 'party']
  const { checkList } = packingButtons.staff
  const mayPack = permissions.allows(pack.path, pack.code)
  const model = useGridForm(grid, onRenew)
  const stored = model.stored ?? grid
  const { Rows } = model.values
  const boxes = useMemo(() => Rows.map(boxOf), [Rows])
  const locked = useMemo(() => stored.Lists.filter(({ MayWrite }) => !MayWrite), [stored])
  const all = useMemo(() => [...boxes, ...locked.map(({ Box }) => Box)], [boxes, locked])
  const findings = useMemo(
    () => checkedBoxes(checks, all, [...Rows.map(reasonOf), ...locked.map(({ Reason }) => Reason)], stored.Order),
    [checks, all, Rows, locked, stored],
  )
  const sums = useMemo(() => sumOf(all), [all])
  const put = (next: readonly BoxRow[]) => {
    history.record(model.values.Rows)
    model.write({ Rows: withKeys(next) })
  }
  const step = (way: 'undo' | 'redo') => {
    const next = history[way](model.values.Rows)
    if (next) model.write({ Rows: next })
  }
  const rowOf = useMemo(() => rowsOfFindings(boxKeys(all), Rows, rows), [all, Rows, rows])
  const sheet = useBoxSheet(rows, {
    boxes: Rows,
    columns,
    marks: useCallback(() => marksOf(findings, rowOf), [findings, rowOf]),
    onChange: (change) => put(change(model.values.Rows)),
    history: { undo: () => step('undo'), redo: () => step('redo') },
    dataKey: `packing ${grid.BookingId}`,
  })
  const change = (after: readonly PackedBox[]) => put(rowsAfter(Rows, boxes, after))

  const save = async (): Promise<PackingGrid | undefined> => {
    sheet.flush()
    const removed = removedOf(model.values.Rows, stored)
    const gridQuery =
      removed.length === 0 ||
      (await notify.confirm({
        title: words.removed,
        content: words.removedContent(removed.map(({ Code }) => Code).join(texts.joints.names)),
        ok: words.save,
        danger: true,
      }))
    if (!gridQuery) return undefined
    // text in a number cell is no change of a list, and the check of the form refuses it
    const isSaid = changesOf(model.values.Rows, stored).length > 0 || unreadBox(gridFacts, model.values.Rows) !== undefined
    const saved = isSaid ? await model.save() : stored
    if (!saved) return undefined
    if (removed.length > 0) await move('void', removed)
    history.clear()
    return saved
  }
  const move = (Event: string, lists: readonly { readonly Id: number; readonly UpdateTime: string | null }[]) =>
    api.call(moveDocuments, { Kind: document.kind, Event, Items: lists.map(({ Id, UpdateTime }) => ({ Id, UpdateTime: UpdateTime! })) })
  const saving = useAction(async () => {
    if (await save()) {
      notify.success(words.saved)
      onRenew()
    }
  })
  const submitting = useAction(async () => {
    const saved = await save()
    if (!saved) return
    const ready = saved.Lists.filter(({ Id, MayWrite }) => Id !== 0 && MayWrite)
    if (ready.length === 0) {
      notify.error(words.nothing)
      return
    }
    const answer = await move('submit', ready)
    if (answer.NotMoved.length === 0) notify.success(words.submitted(answer.Moved.length))
    else setOutcome(answer)
    onRenew()
  })
  const fill = useAction(async (From: keyof typeof fillSources) => {
    const { Boxes, From: name } = await api.call(packingFill, { BookingId: grid.BookingId, From })
    if (Boxes.length === 0) {
      notify.error(words.nothingThere)
      return
    }
    const source = words.source(From, name)
    if (boxes.some(({ Lines, Packages }) => Lines.length > 0 || Packages > 0)) {
      if (!(await notify.confirm({ title: words.fillAsk, content: words.fillContent(source), ok: words.fill }))) return
    }
    put(From === 'slips' ? mergedBoxes(form, Rows, Boxes.map(freshRow)) : joined(Rows, Boxes))
    notify.success(words.filled(Boxes.length, source))
  })
  const language = useAnswerLanguage()
  const reading = useAction(async (chosen: File) =>
    setFile({ file: chosen, read: await api.upload(readPackingFile, chosen, language, { fileName: chosen.name }) }),
  )

  const rest = restOf(stored.Order, sums)
  const count = Rows.reduce((sum, { Lines }) => sum + 1 + Lines.length, 0)
  const facts: Fact[] = [
    { label: words.booking, value: stored.BookingNo },
    { label: words.vessel, value: vesselVoyage(stored.Vessel, stored.VoyageNo) },
    { label: words.cutoff, value: <DateText value={stored.Cutoff} /> },
    { label: words.totals, value: words.total(formatNumber(sums.Packages), formatNumber(sums.Weight), formatNumber(sums.Volume)) },
  ]
  return (
    <DetailPage
      title={words.title(stored.BookingNo)}
      trail={[{ label: names.lists, to: list }]}
      onBack={onBack}
      facts={facts}
      state="ready"
      actions={
        mayPack ? (
          <>
            <Button type="primary" loading={submitting.busy} onClick={() => void submitting.run()}>
              {words.submit}
            </Button>
            <Button loading={saving.busy} disabled={!model.dirty} onClick={() => void saving.run()}>
              {words.save}
            </Button>
          </>
        ) : undefined
      }
    >
      <FormNotices form={model} />
      <SharedWarnings of={{ BookingId: grid.BookingId }} />
      <Section
        title={texts.grid}
        extra={
          <>
            {permissions.allows(checkList.path, checkList.code) ? (
              <Button size="small" onClick={() => setOpen('message')}>
                {words.message}
              </Button>
            ) : null}
            <DownloadTool
              label={words.export}
              files={() => [{ path: packingFile.path, query: { BookingId: grid.BookingId, ...language } }]}
            />
          </>
        }
      >
        {mayPack ? (
          <BoxTools sheet={sheet} box={texts.box} line={texts.line}>
            <Menu
              label={words.fill}
              trigger={words.fill}
              triggerClassName="jst-tool-button"
              items={Object.entries(words.fillFrom).map(([from, label]) => ({
                key: from,
                label,
                onSelect: () => void fill.run(from as keyof typeof fillSources),
              }))}
            />
            <BoxTool disabled={boxes.length === 0} onClick={() => setOpen('split')}>
              {words.split}
            </BoxTool>
            <BoxTool disabled={boxes.length === 0} onClick={() => setOpen('divide')}>
              {words.divide}
            </BoxTool>
            <BoxTool disabled={boxes.length < 2} onClick={() => setOpen('combine')}>
              {words.combine}
            </BoxTool>
            <FilePick accept=".xlsx,.xls,.csv" label={words.importHint} onFile={(chosen) => void reading.run(chosen)}>
              {(choose) => (
                <BoxTool title={words.importHint} disabled={reading.busy} onClick={choose}>
                  {reading.busy ? words.reading : words.import}
                </BoxTool>
              )}
            </FilePick>
            <BoxTool disabled={!history.canUndo} onClick={() => step('undo')}>
              {words.undo}
            </BoxTool>
            <BoxTool disabled={!history.canRedo} onClick={() => step('redo')}>
              {words.redo}
            </BoxTool>
          </BoxTools>
        ) : null}
        {model.errors['Rows'] ? <Notice tone="error">{model.errors['Rows']}</Notice> : null}
        <Sheet
          model={sheet}
          label={words.sheet}
          rowHeight={rowHeight}
          height={Math.min(20, Math.max(6, count + 1)) * rowHeight + 100}
          empty={words.empty}
        />
      </Section>
      <Compared order={stored.Order} sums={sums} rest={rest} />
      <Findings
        findings={findings}
        onShow={(finding) => {
          const id = rowOf(finding)
          if (id !== undefined) sheet.goTo(id, finding.path.field)
        }}
        onRepair={(finding) => finding.repair && change(repaired(boxes, finding.repair))}
      />
      <LockedLists lists={locked} bookingId={grid.BookingId} />
      {open === 'split' ? <SplitDialog boxes={boxes} onDone={change} onClose={() => setOpen(undefined)} /> : null}
      {open === 'divide' ? <DivideDialog boxes={boxes} onDone={change} onClose={() => setOpen(undefined)} /> : null}
      {open === 'combine' ? (
        <CombineDialog
          boxes={boxes}
          onDone={(after, said) => {
            change(after)
            if (said) notify.success(said)
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'message' ? <MessageDialog bookingId={grid.BookingId} onClose={() => setOpen(undefined)} /> : null}
      {file ? (
        <ImportDialog
          {...file}
          onTake={(found, replace) => {
            put(replace ? joined([], found) : mergedBoxes(form, Rows, found.map(freshRow)))
            notify.success(texts.importDialog.imported(found.length))
          }}
          onClose={() => setFile(undefined)}
        />
      ) : null}
      {outcome ? <MoveOutcomes title={words.submitting} outcome={outcome} onRetry={async () => hide()} onClose={hide} /> : null}
    </DetailPage>
  )
})
