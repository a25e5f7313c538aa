import { Button } from '@arco-design/web-react'
import type { GlobalMessage } from '@jst/contracts/messages'
import { link, useApp, useBack } from '@jst/feature-kit'
import { FormNotices, Latest } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { DetailPage, formatDate, formatNumber, Notice, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Addressees } from './Addressees.tsx'
import { ContentFields } from './ContentFields.tsx'
import { Preview } from './Preview.tsx'
import { texts } from './texts.ts'
import { countPeople, isDraft, sendOut, useGlobalForm, type GlobalForm } from './useGlobalForm.ts'
import { When } from './When.tsx'

const words = texts.editor
const list = '/system/globalMessageList'

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
  const form = useGlobalForm(start)
  const [people] = useState(() => new Latest<number>())
  const locked = !isDraft(form) || !mayEdit
  const { stored } = form
  const createdId = stored?.Id
  const began = start.stored?.Id
  useEffect(() => {
    if (createdId === undefined || createdId === began) return
    onMade(createdId)
    app.navigate(link('/system/sendGlobalMessage', { Id: createdId }), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft has got its id
  }, [createdId])
  return (
    <DetailPage
      title={words.title}
      trail={[{ label: texts.list.label, to: list }, { label: words.title }]}
      onBack={onBack}
      status={stored ? <StatusTag tone={stored.State === 'draft' ? 'grey' : 'blue'}>{texts.states[stored.State]}</StatusTag> : undefined}
      actions={<Acts form={form} people={people} locked={locked} />}
      notice={
        <>
          {isDraft(form) ? null : <Notice>{words.locked}</Notice>}
          <FormNotices form={form} />
        </>
      }
    >
      <div className="jst-desk-pair">
        <div className="jst-stack">
          <ContentFields form={form} locked={locked} />
          <Addressees form={form} people={people} locked={locked} />
          <When form={form} locked={locked} />
        </div>
        <Section title={words.preview} extra={<span className="jst-muted">{words.previewHint}</span>}>
          <Preview values={form.values} />
        </Section>
      </div>
    </DetailPage>
  )
})

const Acts = observer(function Acts({ form, people, locked }: { form: GlobalForm; people: Latest<number>; locked: boolean }) {
  const { api, notify, navigate } = useApp()
  const maySend = usePermitted('send')
  const { later, SendAt } = form.values
  const send = async () => {
    if (!form.check()) return
    if (people.value === undefined) await countPeople(api, people, form.values)
    const count = formatNumber(people.value)
    const time = formatDate(SendAt, 'dateTime')
    const question = later
      ? { title: words.scheduleTitle(count, time), content: words.scheduleContent, ok: words.schedule }
      : { title: words.sendTitle(count), content: words.sendContent, ok: words.send }
    if (!(await notify.confirm(question)) || !(await form.run(() => sendOut(api, form)))) return
    notify.success(later ? words.scheduled(time) : words.sent(formatNumber(form.stored?.Delivered)))
    navigate(list)
  }
  if (locked)
    return form.stored ? (
      <Button onClick={() => navigate(link('/system/sendGlobalMessage', { CopyId: form.stored?.Id }))}>{words.copy}</Button>
    ) : null
  const saved =
    form.busy || form.storing
      ? words.saving
      : form.dirty
        ? words.unsaved
        : form.stored
          ? words.saved(formatDate(form.stored.UpdateTime, 'time'))
          : ''
  return (
    <>
      <output className="jst-muted">{saved}</output>
      <Button disabled={!form.dirty} onClick={() => void form.store()}>
        {words.keep}
      </Button>
      {maySend ? (
        <Button type="primary" loading={form.busy} onClick={() => void send()}>
          {later ? words.schedule : words.send}
        </Button>
      ) : null}
    </>
  )
})
