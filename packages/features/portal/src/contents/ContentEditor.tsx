import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { editedAs, openContent, type ContentKind } from '@jst/contracts/portal'
import { useApp, useScreenId } from '@jst/feature-kit'
import { DocumentPage, useDocumentPage, type OpenPage } from '@jst/feature-kit/document'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices, PageForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OthersNotice } from '../editors/OthersNotice.tsx'
import { useOthers } from '../editors/useOthers.ts'
import { controls } from './contentList.tsx'
import { OfficeMap } from './OfficeMap.tsx'
import { Preview } from './Preview.tsx'
import { texts } from './texts.ts'
import { Versions } from './Versions.tsx'

/** The page of a content: its form, its preview as visitors see it, and its published versions. */
export const ContentEditor = observer(function ContentEditor({ kind, label }: { kind: ContentKind; label: string }) {
  const id = useScreenId('Id')
  const of = useDocumentPage(kind.calls, kind.document, id)
  const list = kind.query ? `${kind.calls.entity.path}?${kind.query.replace(/&$/, '')}` : kind.calls.entity.path
  const page = { of, trail: [{ label, to: list }], title: label }
  const stored = of.row.data
  if (!stored) return <DocumentPage {...page}>{null}</DocumentPage>
  // one form for as long as the page shows the content: a newer version takes nothing away that is typed, the form compares both when it is saved
  return <Editor key={id} kind={kind} page={page} stored={stored} />
})

interface EditorProps {
  kind: ContentKind
  page: { of: OpenPage; trail: readonly { label: string; to: string }[]; title: string }
  stored: EntityRow
}

const Editor = observer(function Editor({ kind, page, stored }: EditorProps) {
  const { api, notify } = useApp()
  const { calls, document } = kind
  const { renew } = page.of
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
  const save = () => void form.save()
  const saves = mayEdit && form.dirty
  return (
    <>
      <DocumentPage
        {...page}
        edit="none"
        claim="none"
        moves={saves ? 'none' : 'buttons'}
        lead={
          saves ? (
            <Button type="primary" loading={form.busy} onClick={save}>
              {texts.save}
            </Button>
          ) : null
        }
        tools={
          <>
            <Button onClick={() => setOpen('versions')}>{texts.versions}</Button>
            {kind.live === 'shipTable' ? null : <Button onClick={() => setOpen('preview')}>{texts.preview}</Button>}
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
      >
        <PageForm onSubmit={() => saves && save()}>
          <Section title={texts.content}>
            <EntityFormFields entity={calls.entity} form={form} readOnly={!mayEdit} controls={controls} />
          </Section>
        </PageForm>
        {kind.live === 'office' ? <OfficeMap values={form.values} /> : null}
      </DocumentPage>
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
