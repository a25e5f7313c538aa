import { SiStatus, type SiRecord, type SiState } from '@jst/contracts/si'
import { useAnswerLanguage, useApp, useBack, useConfirmLeave, useDetail } from '@jst/feature-kit'
import { useLiveEvent } from '@jst/realtime/react'
import { useLocalDrafts } from '@jst/si-drafts/react'
import { Button } from '@arco-design/web-react'
import { Countdown, DetailPage, lazyComponent, lazyPart } from '@jst/ui'
import '@jst/ui/bill-editor.css'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { historyEndpoint, historyOf } from '../bill/history.ts'
import { TimelinePart } from '../bill/talk-parts.tsx'
import { MoveActs } from '../bill/moves/MoveActs.tsx'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { ChecksPanel } from './checks/ChecksPanel.tsx'
import { ConflictPanel } from './conflicts/ConflictPanel.tsx'
import { ReplacedPanel } from './conflicts/ReplacedPanel.tsx'
import { EditorProvider, scopeOf } from './EditorContext.tsx'
import { AsideForm, BillForm } from './form/BillForm.tsx'
import { BillPicker } from './frame/BillPicker.tsx'
import { DraftRail } from './frame/DraftRail.tsx'
import { EditorMenu } from './frame/EditorMenu.tsx'
import { EditorNotices } from './frame/EditorNotices.tsx'
import { SaveState } from './frame/SaveState.tsx'
import { useInitialMode } from './frame/initial-mode.ts'
import { useClocks } from './frame/useClocks.tsx'
import { useShortcuts } from './frame/shortcuts.ts'
import { SectionBar } from './frame/SectionBar.tsx'
import { StepBar } from './frame/StepBar.tsx'
import { SubmitButton } from './frame/SubmitButton.tsx'
import { SubmitDialog } from './frame/SubmitDialog.tsx'
import { TargetField } from './frame/TargetField.tsx'
import { useSubmit } from './frame/useSubmit.ts'
import { useWide } from './frame/useWide.ts'
import { GoodsSheet } from './goods/GoodsSheet.tsx'
import { rejectionsOf } from './model/rejections.ts'
import { openEditor } from './model/open-editors.ts'
import { browserPorts, type LocalPorts } from './model/ports.ts'
import { SiEditorModel } from './model/si-editor-model.ts'
import type { EditorSource } from './model/source.ts'
import { PackedBoxes } from './packed/PackedBoxes.tsx'
import { texts } from './texts.ts'

const AskLate = lazyPart(async () => (await import('../late/AskLate.tsx')).AskLate)
const AllocationPanel = lazyComponent(async () => (await import('./allocation/AllocationPanel.tsx')).AllocationPanel)
const BesidePreview = lazyPart(async () => (await import('./preview/BesidePreview.tsx')).BesidePreview)
const EditorQuestions = lazyPart(async () => (await import('./frame/EditorQuestions.tsx')).EditorQuestions)
const EditorBeside = lazyPart(async () => (await import('./frame/EditorBeside.tsx')).EditorBeside)
const DraftCompare = lazyComponent(async () => (await import('./preview/DraftCompare.tsx')).DraftCompare)
const BillPreview = lazyComponent(async () => (await import('./preview/BillPreview.tsx')).BillPreview)

interface SiEditorProps {
  source: EditorSource
  /** Where the stored bills of the order stand. */
  states?: readonly SiState[] | undefined
  /** All records of the order, to move between its bills. */
  records?: readonly SiRecord[]
  /** Part of the host between notices and form, such as the contact. */
  extra?: ReactNode
  /** Called after a submission (ids of the records) or a withdrawal (none). */
  onDone: (ids: readonly number[]) => void
  /** Called after the draft bill was confirmed or sent back with a request. */
  onMoved?: (() => void) | undefined
  ports?: LocalPorts
}

/** The editor of a set of drafts or of the stored bills of an order: saved and checked as one types, shared out, previewed, submitted. */
export const SiEditor = observer(function SiEditor({ source, states, records = [], extra, onDone, onMoved, ports }: SiEditorProps) {
  const app = useApp()
  const onBack = useBack()
  const [model] = useState(() => new SiEditorModel(source, app.api, ports ?? browserPorts()))
  const prefix = useId()
  const { session } = model
  const { record } = model
  const state = states?.find(({ Id }) => model.stored && Id === record.id)
  const rejections = useMemo(() => rejectionsOf(state), [state])
  const language = useAnswerLanguage()
  const rows = useDetail(historyEndpoint, model.stored ? { ...historyOf(record.id), ...language } : undefined).data?.Rows ?? []
  const submit = useSubmit(model, onDone)
  const clocks = useClocks(model.order.id)
  useInitialMode(model)
  useEffect(() => void model.open(), [model])
  useEffect(() => model.follow(source), [model, source])
  useEffect(() => session.resume(), [session])
  useEffect(() => openEditor(model), [model])
  useLocalDrafts(session)
  useLiveEvent('si/draft', ({ Sets }) => Sets.forEach((set) => model.news.tell(set)))
  useConfirmLeave(() => !session.journal())
  useShortcuts(model, submit.shortcuts)
  // the grid of the allocation has a column for each draft: it needs the room
  const full = model.view.full && model.view.mode === 'fill'
  const drafts = model.several && model.view.mode !== 'allocate' && !full
  const wide = useWide()
  return (
    <EditorProvider value={useMemo(() => scopeOf(model, prefix, rejections), [model, prefix, rejections])}>
      <DetailPage
        title={model.stored ? texts.editTitle(record.splitMblNo || record.mblNo) : texts.titleOf(record.mblNo)}
        status={model.stored ? <SiStatusTag status={record.status} /> : undefined}
        onBack={onBack}
        facts={[{ label: texts.order.deadline, value: <Countdown deadline={model.order.deadline} /> }, ...clocks]}
        notice={<EditorNotices state={state} />}
        state={model.ready ? 'ready' : 'loading'}
        actions={
          <>
            <SaveState />
            <EditorMenu />
            {state?.Status === SiStatus.draftBillSent && onMoved && <MoveActs state={state} onMoved={onMoved} />}
            {model.stored && record.status === SiStatus.submitted && (
              <Button loading={submit.withdraw.busy} onClick={() => void submit.withdraw.run()}>
                {texts.acts.withdraw}
              </Button>
            )}
            <Button loading={submit.check.busy} onClick={() => void submit.check.run()}>
              {texts.acts.check}
            </Button>
            <SubmitButton busy={submit.ask.busy} onSubmit={submit.shortcuts.submit} />
          </>
        }
        rail={
          full ? undefined : (
            <>
              <ChecksPanel />
              <EditorBeside />
              {wide && model.view.mode === 'fill' && <BesidePreview />}
              <TimelinePart record={model.stored ? record.id : undefined} order={model.order.id} />
            </>
          )
        }
      >
        {model.stored && (
          <BillPicker
            records={records.filter(({ id }) => !model.bills.bills.some((bill) => bill.record.id === id && id !== record.id))}
            current={record.id}
          />
        )}
        <div className="jst-editor-bar">
          {!model.stored && <TargetField />}
          {extra}
          {model.view.mode === 'fill' && <SectionBar />}
          <StepBar />
        </div>
        {model.stored && <EditorQuestions key={record.id} id={record.id} billNo={record.splitMblNo || record.mblNo} />}
        <ConflictPanel />
        <ReplacedPanel />
        <div className={drafts ? 'jst-editor has-drafts' : 'jst-editor'}>
          {drafts && <DraftRail />}
          <div className="jst-editor-main">
            <Suspense fallback={<div className="jst-section jst-editor-waiting" aria-busy="true" />}>
              {model.view.mode === 'fill' && (
                <>
                  {!full && <BillForm />}
                  <GoodsSheet />
                  {!full && <PackedBoxes />}
                  {!full && <AsideForm />}
                </>
              )}
              {model.view.mode === 'allocate' && <AllocationPanel />}
              {model.view.mode === 'preview' && <BillPreview />}
              {model.view.mode === 'compare' && <DraftCompare rows={rows} />}
            </Suspense>
          </div>
        </div>
        {submit.askingLate && (
          <AskLate
            order={{ id: model.order.id, mblNo: record.mblNo }}
            onClose={submit.close}
            // the live channel tells the same; it may be closed
            onAsked={() => onMoved?.()}
          />
        )}
        {submit.asking && (
          <SubmitDialog busy={submit.send.busy} onClose={submit.close} onSubmit={(reasons) => void submit.send.run(reasons)} />
        )}
      </DetailPage>
    </EditorProvider>
  )
})
