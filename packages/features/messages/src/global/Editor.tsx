import { Button } from '@arco-design/web-react'
import type { GlobalMessage } from '@jst/contracts/messages'
import { link, useApp, useBack, useConfirmLeave } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { DetailPage, formatDate, formatNumber, Notice, RowActs, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Addressees } from './Addressees.tsx'
import { ContentFields } from './ContentFields.tsx'
import { GlobalForm } from './GlobalForm.ts'
import { Preview } from './Preview.tsx'
import { texts } from './texts.ts'
import { When } from './When.tsx'

const words = texts.editor
const list = '/system/globalMessageList'
/** After the last key. */
const saveAfterMs = 1_500

interface EditorProps {
  start: { stored?: GlobalMessage | undefined; copyOf?: GlobalMessage | undefined }
  /** The first save has made a draft with this id. */
  onMade: (id: number) => void
}

/** The form beside what the recipients will see. */
export const Editor = observer(function Editor({ start, onMade }: EditorProps) {
  const app = useApp()
  const onBack = useBack()
  const mayEdit = usePermitted('edit')
  const [form] = useState(() => new GlobalForm(app.api, start))
  const locked = !form.editable || !mayEdit
  useConfirmLeave(() => form.dirty)
  const { revision, stored } = form
  useEffect(() => {
    if (!form.dirty) return
    const timer = setTimeout(() => void form.save(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [form, revision])
  const made = stored?.Id
  const began = start.stored?.Id
  useEffect(() => {
    if (made === undefined || made === began) return
    onMade(made)
    app.navigate(link('/system/sendGlobalMessage', { Id: made }), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft has got its id
  }, [made])
  return (
    <DetailPage
      title={words.title}
      trail={[{ label: texts.list.label, to: list }, { label: words.title }]}
      onBack={onBack}
      status={stored ? <StatusTag tone={stored.State === 'draft' ? 'grey' : 'blue'}>{texts.states[stored.State]}</StatusTag> : undefined}
      actions={<Acts form={form} locked={locked} />}
      notice={<Notices form={form} />}
    >
      <div className="jst-desk-pair">
        <div className="jst-stack">
          <ContentFields form={form} locked={locked} />
          <Addressees form={form} locked={locked} />
          <When form={form} locked={locked} />
        </div>
        <Section title={words.preview} extra={<span className="jst-muted">{words.previewHint}</span>}>
          <Preview values={form.values} />
        </Section>
      </div>
    </DetailPage>
  )
})

const Acts = observer(function Acts({ form, locked }: { form: GlobalForm; locked: boolean }) {
  const { notify, navigate } = useApp()
  const maySend = usePermitted('send')
  const { later, SendAt } = form.values
  const send = async () => {
    if (!form.check()) return
    if (form.people === undefined) await form.count()
    const people = formatNumber(form.people)
    const time = formatDate(SendAt, 'dateTime')
    const question = later
      ? { title: words.scheduleTitle(people, time), content: words.scheduleContent, ok: words.schedule }
      : { title: words.sendTitle(people), content: words.sendContent, ok: words.send }
    if (!(await notify.confirm(question)) || !(await form.send())) return
    notify.success(later ? words.scheduled(time) : words.sent(formatNumber(form.stored?.Delivered)))
    navigate(list)
  }
  if (locked)
    return form.stored ? (
      <Button onClick={() => navigate(link('/system/sendGlobalMessage', { CopyId: form.stored?.Id }))}>{words.copy}</Button>
    ) : null
  const saved = form.busy ? words.saving : form.dirty ? words.unsaved : form.savedAt ? words.saved(formatDate(form.savedAt, 'time')) : ''
  return (
    <RowActs>
      <output className="jst-muted">{saved}</output>
      <Button disabled={!form.dirty} onClick={() => void form.save()}>
        {words.keep}
      </Button>
      {maySend ? (
        <Button type="primary" loading={form.busy} onClick={() => void send()}>
          {later ? words.schedule : words.send}
        </Button>
      ) : null}
    </RowActs>
  )
})

const Notices = observer(function Notices({ form }: { form: GlobalForm }) {
  return (
    <div className="jst-notices">
      {form.editable ? null : <Notice>{words.locked}</Notice>}
      {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
      {form.theirs ? (
        <Notice
          tone="warning"
          action={
            <RowActs>
              <Button onClick={() => form.theirs && form.take(form.theirs)}>{words.takeTheirs}</Button>
              <Button onClick={() => form.keepMine()}>{words.keepMine}</Button>
            </RowActs>
          }
        >
          {words.stale}
        </Notice>
      ) : null}
    </div>
  )
})
