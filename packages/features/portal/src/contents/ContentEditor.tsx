import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { editedAs, openContent, type ContentKind } from '@jst/contracts/portal'
import { useApp, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { FilesPart, Moves, StateTag, Thread, useDocument, type OpenDocument } from '@jst/feature-kit/document'
import { EntityFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OthersNotice } from '../editors/OthersNotice.tsx'
import { useOthers } from '../editors/useOthers.ts'
import { controls } from './contentList.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import { Preview } from './Preview.tsx'
import { texts } from './texts.ts'
import { Versions } from './Versions.tsx'

/** The page of a content: what is written of it, what visitors will see, what was published. */
export const ContentEditor = observer(function ContentEditor({ kind, label }: { kind: ContentKind; label: string }) {
  const id = useScreenId('Id')
  const onBack = useBack()
  const row = useDetail(kind.calls.get, id === undefined ? undefined : { Id: id })
  const of = useDocument(kind.document, id)
  const list = kind.query ? `${kind.calls.entity.path}?${kind.query.replace(/&$/, '')}` : kind.calls.entity.path
  if (id === undefined || row.status === 'empty')
    return <EmptyState asPage title={texts.notFound} action={<AppLink to={list}>{texts.back}</AppLink>} />
  if (!row.data)
    return (
      <DetailPage
        title={label}
        onBack={onBack}
        state={row.status === 'failed' ? 'failed' : 'loading'}
        error={row.error}
        onRetry={row.reload}
      />
    )
  const renew = () => {
    row.reload()
    of.state.reload()
  }
  // one form for as long as the page shows the content: a newer version takes nothing away that is typed, the form compares both when it is saved
  return <Editor key={id} kind={kind} label={label} list={list} stored={row.data} of={of} renew={renew} />
})

interface EditorProps {
  kind: ContentKind
  label: string
  list: string
  stored: EntityRow
  of: OpenDocument
  renew: () => void
}

const Editor = observer(function Editor({ kind, label, list, stored, of, renew }: EditorProps) {
  const { api, notify } = useApp()
  const onBack = useBack()
  const { calls, document } = kind
  const mayEdit = usePermitted('edit', calls.entity.path) && stored.State === 'active'
  const form = useEntityForm(calls, stored, false, (saved) => {
    notify.success(texts.saved(saved.NameZh))
    renew()
  })
  const { others, heard } = useOthers(
    editedAs(kind, stored.Id),
    () => api.call(openContent, { Kind: document.kind, Id: stored.Id }),
    mayEdit,
  )
  const [open, setOpen] = useState<'preview' | 'versions'>()
  const close = () => setOpen(undefined)
  const state = of.state.data
  useTitle(stored.NameZh)
  const save = () => void form.save()
  return (
    <>
      <DetailPage
        title={stored.NameZh}
        trail={[{ label, to: list }, { label: stored.Code }]}
        status={state && <StateTag document={document} state={state} />}
        onBack={onBack}
        actions={
          <>
            <Button onClick={() => setOpen('versions')}>{texts.versions}</Button>
            {kind.live === 'shipTable' ? null : <Button onClick={() => setOpen('preview')}>{texts.preview}</Button>}
            {mayEdit && form.dirty ? (
              <Button type="primary" loading={form.busy} onClick={save}>
                {texts.save}
              </Button>
            ) : (
              <Moves of={of} onMoved={renew} />
            )}
          </>
        }
        notice={
          <>
            <OthersNotice others={others} heard={heard} typed={form.dirty} />
            {form.dirty ? <Notice>{texts.unsaved}</Notice> : null}
            {stored['Edited'] === true && !form.dirty ? <Notice tone="warning">{texts.editedNotice}</Notice> : null}
            <FormNotices form={form} />
          </>
        }
        rail={<Thread of={of} />}
      >
        <form
          className="jst-page-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Section title={texts.content}>
            <EntityFields
              entity={calls.entity}
              values={form.values}
              errors={form.errors}
              onChange={(field, value) => form.write({ [field.key]: value })}
              locked={() => !mayEdit}
              controls={controls}
            />
          </Section>
        </form>
        {kind.live === 'office' ? <OfficeMap values={form.values} /> : null}
        {kind.needsFile ? <FilesPart of={of} /> : null}
      </DetailPage>
      {open === 'preview' ? <Preview kind={kind} row={stored} values={form.values} onClose={close} /> : null}
      {open === 'versions' ? (
        <Versions
          kind={kind}
          row={stored}
          mayRestore={mayEdit && !form.dirty}
          onRestored={() => {
            close()
            renew()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
})
