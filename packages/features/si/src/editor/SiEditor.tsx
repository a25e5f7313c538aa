import { changeSiStatus, SiStatus, type SiRecord } from '@jst/contracts/si'
import { link, useAction, useApp, useBack, useConfirmLeave, useDetail } from '@jst/feature-kit'
import { DraftSwitcher } from '@jst/si-drafts/react'
import { Countdown, DetailPage, formatDate } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { History, historyEndpoint, historyOf } from '../parts/history.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'
import { BillPicker } from './BillPicker.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { IssuePanel } from './IssuePanel.tsx'
import { SiEditorModel, type EditorSource } from './si-editor-model.ts'
import { SiForm } from './SiForm.tsx'
import { targetOf } from './issue-path.ts'

const words = texts.editor

const ports = () => ({
  storage: window.localStorage,
  clock: {
    now: () => Date.now(),
    setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
    clearTimeout: (handle: unknown) => window.clearTimeout(handle as number),
  },
  random: Math.random,
})

interface SiEditorProps {
  source: EditorSource
  /** All records of the order, to move between its bills. */
  records: readonly SiRecord[]
  /** Submitted or withdrawn: what is stored has changed. */
  onDone: () => void
}

/** The editor of a set of drafts or of one stored record: saved at every change, checked, submitted. */
export const SiEditor = observer(function SiEditor({ source, records, onDone }: SiEditorProps) {
  const app = useApp()
  const onBack = useBack()
  const [model] = useState(() => new SiEditorModel(source, app.api, ports()))
  const { session } = model
  useConfirmLeave(() => session.autosave.state.kind === 'failed')
  useEffect(() => model.follow(source), [model, source])
  // hiding and leaving keep what was typed; the model itself lives as long as the tab
  useEffect(() => () => session.autosave.flush(), [session])
  const check = useAction(() => model.check())
  const submit = useAction(async () => {
    if (!(await model.check())) return
    const warnings = model.issues.length
    const content = [words.submitAsk(session.all.length), warnings > 0 ? words.warnAsk(warnings) : ''].join('')
    if (!(await app.notify.confirm({ title: words.submit, content, ok: model.stored ? words.resubmit : words.submit }))) return
    if (!(await model.submit())) return
    app.notify.success(model.stored ? words.resubmitted : words.submitted)
    app.navigate(link('/external/workbench/siSubmitLog'))
    onDone()
  })
  const withdraw = useAction(async () => {
    if (!(await app.notify.confirm({ title: texts.withdraw.act, content: texts.withdraw.ask, ok: texts.withdraw.act, danger: true })))
      return
    await app.api.call(changeSiStatus, { TDId: source.record.id, Status: SiStatus.withdrawn })
    session.clear()
    app.notify.success(texts.withdraw.done)
    onDone()
  })
  const { record } = source
  return (
    <DetailPage
      title={model.stored ? words.editTitle(record.splitMblNo || record.mblNo) : words.titleOf(record.mblNo)}
      status={model.stored ? <SiStatusTag status={record.status} /> : undefined}
      onBack={onBack}
      facts={[{ label: words.deadline, value: <Countdown deadline={model.order.deadline} /> }]}
      notice={<EditorNotices model={model} record={record} />}
      actions={
        <>
          <SaveState model={model} />
          {model.stored && record.status === SiStatus.submitted && (
            <Button loading={withdraw.busy} onClick={() => void withdraw.run()}>
              {texts.withdraw.act}
            </Button>
          )}
          <Button loading={check.busy} onClick={() => void check.run()}>
            {words.check}
          </Button>
          <Button type="primary" loading={submit.busy} onClick={() => void submit.run()}>
            {model.stored ? words.resubmit : words.submit}
          </Button>
        </>
      }
      rail={<Rail model={model} record={record} />}
    >
      {model.stored ? <BillPicker records={records} current={record.id} /> : <SetBar model={model} />}
      <SiForm model={model} />
    </DetailPage>
  )
})

const SaveState = observer(function SaveState({ model }: { model: SiEditorModel }) {
  const { state } = model.session.autosave
  const text =
    state.kind === 'saved'
      ? words.saved(formatDate(new Date(state.at).toISOString(), 'time'))
      : state.kind === 'pending'
        ? words.saving
        : state.kind === 'failed'
          ? words.saveFailed
          : ''
  return (
    <span className={state.kind === 'failed' ? 'jst-form-error' : 'jst-muted'} role="status">
      {text}
    </span>
  )
})

/** How many bills the order is split into, and copies of the current one. */
const SetBar = observer(function SetBar({ model }: { model: SiEditorModel }) {
  const { session } = model
  return (
    <div className="jst-toolbar">
      <div className="jst-toolbar-left">
        <label title={words.numHint}>
          {words.num}{' '}
          <input
            className="jst-form-input jst-form-input-short"
            type="number"
            min={1}
            max={99}
            value={session.target}
            onChange={(event) => session.setTarget(Number(event.target.value) || 1)}
          />
        </label>
        <span className="jst-muted">{words.progress[session.progress]}</span>
        <Button onClick={() => session.copy()}>{words.copy}</Button>
        <Button onClick={() => session.copyAsTemplate()}>{words.copyBlank}</Button>
      </div>
    </div>
  )
})

const Rail = observer(function Rail({ model, record }: { model: SiEditorModel; record: SiRecord }) {
  const history = useDetail(historyEndpoint, model.stored ? historyOf(record.id) : undefined)
  return (
    <>
      {model.session.target > 1 && <DraftSwitcher session={model.session} errors={errorsByDraft(model)} />}
      <IssuePanel model={model} />
      {model.stored && <History rows={history.data?.Rows ?? []} />}
    </>
  )
})

function errorsByDraft(model: SiEditorModel): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { Severity, Path } of model.issues) {
    const draft = model.session.all[targetOf(Path)?.draft ?? -1]
    if (draft && Severity === 'ERROR') counts.set(draft.id, (counts.get(draft.id) ?? 0) + 1)
  }
  return counts
}
