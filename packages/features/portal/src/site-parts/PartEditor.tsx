import { Button } from '@arco-design/web-react'
import { partScreens, type PartContent } from '@jst/contracts/portal'
import { useApp, useDetail, useLiveReload } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DateText, ErrorView, PageFrame, Panel, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { OthersNotice } from '../editors/OthersNotice.tsx'
import { useOthers } from '../editors/useOthers.ts'
import { texts as versionTexts } from '../versions/texts.ts'
import { conflictParts } from './conflict.ts'
import { partForm, partName, type PartEditing, type PartState } from './part.ts'
import { PartPreview } from './PartPreview.tsx'
import { PartVersions } from './PartVersions.tsx'
import { texts } from './texts.ts'

/** The screen of a part: its fields, the page beside them, and what becomes of them. */
export const PartEditor = observer(function PartEditor<C extends PartContent>({
  editing,
  title,
  head,
}: {
  editing: PartEditing<C>
  title: string
  head?: ReactNode
}) {
  const read = useDetail(editing.calls.get, {})
  useLiveReload(['portal/part'], [read], ({ Acts }) => Acts.some(({ Part, Act }) => Part === editing.part && Act !== 'opened'))
  return (
    <PageFrame title={title} head={head}>
      {read.data ? <Editor editing={editing} state={read.data} onState={(state) => read.set(state)} /> : null}
      {!read.data && read.error ? <ErrorView error={read.error} onRetry={read.reload} /> : null}
      {!read.data && !read.error ? (
        <Panel title={title}>
          <div className="jst-skeleton" />
          <div className="jst-skeleton" />
        </Panel>
      ) : null}
    </PageFrame>
  )
}) as <C extends PartContent>(props: { editing: PartEditing<C>; title: string; head?: ReactNode }) => ReactNode

interface EditorProps<C extends PartContent> {
  editing: PartEditing<C>
  state: PartState<C>
  onState: (state: PartState<C>) => void
}

const Editor = observer(function Editor<C extends PartContent>({ editing, state, onState }: EditorProps<C>) {
  const app = useApp()
  const { api, notify } = app
  const { part, calls, Fields } = editing
  const name = partName(part)
  const { path } = partScreens[part]
  const [mayEdit, mayPublish] = [usePermitted('edit', path), usePermitted('publish', path)]
  const { others, heard } = useOthers(part, () => api.call(calls.open, {}), mayEdit)
  const [versions, setVersions] = useState(false)
  const form = useForm(partForm(app, editing, state, onState))
  const take = (now: PartState<C>, said: string) => {
    onState(now)
    notify.success(said)
  }
  const publish = async () => {
    if (!(await notify.confirm({ title: texts.publishAsk(name), content: texts.publishContent, ok: texts.publish }))) return
    await form.run(async () => {
      if (mayEdit) await form.flush()
      const { UpdateTime } = form.stored ?? state
      const now = await api.call(calls.publish, { UpdateTime })
      form.rebase(now)
      take(now, texts.published(now.Live?.No ?? 0))
    })
  }
  const offline = async () => {
    if (!(await notify.confirm({ title: texts.offlineAsk(name), content: texts.offlineContent, ok: texts.offline, danger: true }))) return
    await form.run(async () => {
      const now = await api.call(calls.offline, {})
      onState(now)
      notify.success(texts.wentOffline)
    })
  }
  const restore = async (No: number) => {
    if (!(await notify.confirm({ title: versionTexts.restoreAsk(No), content: texts.restoreContent, ok: versionTexts.restore }))) return
    setVersions(false)
    await form.run(async () => {
      const { UpdateTime } = form.stored ?? state
      const now = await api.call(calls.restore, { UpdateTime, No })
      form.take(now)
      take(now, texts.restored(No))
    })
  }
  return (
    <>
      <div className="jst-part-head">
        <Standing state={state} typed={form.dirty} />
        <div className="jst-acts">
          <Button onClick={() => setVersions(true)}>{texts.versions}</Button>
          {mayPublish && state.Live ? (
            <Button disabled={form.busy} onClick={() => void offline()}>
              {texts.offline}
            </Button>
          ) : null}
          {mayEdit ? (
            <Button loading={form.busy} disabled={!form.dirty} onClick={() => void form.save()}>
              {texts.save}
            </Button>
          ) : null}
          {mayPublish ? (
            <Button type="primary" disabled={form.busy || Boolean(form.theirs)} onClick={() => void publish()}>
              {texts.publish}
            </Button>
          ) : null}
        </div>
      </div>
      <OthersNotice others={others} heard={heard} typed={form.dirty} />
      <div className="jst-part">
        <FormBox form={form} className="jst-part-fields" summary parts={(versions) => conflictParts(editing.labels, versions)}>
          <Fields form={form} disabled={!mayEdit} />
        </FormBox>
        <PartPreview part={part} content={form.values} />
      </div>
      {versions ? (
        <PartVersions
          name={name}
          calls={calls}
          onRestore={mayEdit ? (no) => void restore(no) : undefined}
          onClose={() => setVersions(false)}
        />
      ) : null}
    </>
  )
}) as <C extends PartContent>(props: EditorProps<C>) => ReactNode

/** How the draft stands to what visitors read. */
function Standing<C>({ state: { Live, Differs, SavedBy, UpdateTime }, typed }: { state: PartState<C>; typed: boolean }) {
  const words = texts.state
  return (
    <p className="jst-part-standing">
      {typed ? <StatusTag tone="orange">{words.typed}</StatusTag> : null}
      {Live ? (
        <StatusTag tone={Differs ? 'blue' : 'green'}>{Differs ? words.differs(Live.No) : words.same(Live.No)}</StatusTag>
      ) : (
        <StatusTag tone="grey">{words.never}</StatusTag>
      )}
      {SavedBy ? (
        <span className="jst-muted">
          {texts.savedBy(SavedBy)} <DateText value={UpdateTime} />
        </span>
      ) : null}
    </p>
  )
}
