import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation, type ScreenModule } from '@jst/feature-kit'
import { DraftList, DraftNotice, useDraft, useDraftAddress, useDraftKey } from '@jst/feature-kit/document'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices, PageForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { Kind } from '../kinds.ts'
import { texts } from '../texts.ts'
import { Duplicates } from './Duplicates.tsx'

const words = texts.form

/** The page on which a customer or provider is entered or changed; without ?Id a new one. */
export function editorScreen(kind: Kind): Required<Pick<ScreenModule, 'Screen' | 'preload'>> {
  const preload = (app: App, { search }: ScreenLocation): void => {
    const id = Number(new URLSearchParams(search).get('Id'))
    if (id > 0) app.reads.start(kind.calls.get, { Id: id })
  }
  const Screen = observer(function PartnerEdit() {
    const id = useScreenId('Id')
    const draft = useDraftKey(id)
    const onBack = useBack()
    const row = useDetail(kind.calls.get, id === undefined ? undefined : { Id: id })
    if (id === undefined) return <Editor key={draft} kind={kind} stored={undefined} draftKey={draft} />
    if (row.status === 'empty')
      return <EmptyState asPage title={words.notFound} action={<AppLink to={kind.path.list}>{words.back}</AppLink>} />
    if (!row.data)
      return (
        <DetailPage
          title={kind.title.detail}
          onBack={onBack}
          state={row.status === 'failed' ? 'failed' : 'loading'}
          error={row.error}
          onRetry={row.reload}
        />
      )
    return <Editor key={draft} kind={kind} stored={row.data} draftKey={draft} />
  })
  return { Screen, preload }
}

interface EditorProps {
  kind: Kind
  stored: EntityRow | undefined
  draftKey: string
}

const Editor = observer(function Editor({ kind, stored, draftKey }: EditorProps) {
  const { navigate, notify } = useApp()
  const onBack = useBack()
  const mayEdit = usePermitted(stored ? 'edit' : 'add', kind.path.list)
  const { writes } = kind.document
  const mayWrite = usePermitted(writes.code, writes.path)
  const onSaved = (saved: EntityRow) => {
    notify.success(words.saved(saved.NameZh))
    navigate(kind.to.detail(saved.Id), { replace: true })
  }
  const form = useEntityForm(kind.calls, stored, false, onSaved, {}, true)
  const draft = useDraft(kind.document, (stored ? mayWrite : mayEdit) ? draftKey : undefined, form, () =>
    String(form.values['NameZh'] ?? ''),
  )
  useDraftAddress(draftKey, draft !== undefined && form.dirty)
  const title = stored ? words.edit(stored.NameZh) : words.create(kind.zh)
  useTitle(title)
  const save = () => void form.save()
  return (
    <DetailPage
      title={title}
      trail={[
        { label: kind.title.list, to: kind.path.list },
        ...(stored ? [{ label: stored.NameZh, to: kind.to.detail(stored.Id) }] : []),
        { label: title },
      ]}
      onBack={onBack}
      actions={
        mayEdit ? (
          <Button type="primary" loading={form.busy} onClick={save}>
            {words.save}
          </Button>
        ) : null
      }
      notice={
        <>
          {draft && !stored && !form.dirty ? <DraftList document={kind.document} page={kind.path.edit} onlyNew but={draftKey} /> : null}
          <DraftNotice draft={draft} />
          <FormNotices form={form} />
        </>
      }
      rail={<Duplicates kind={kind} id={stored?.Id ?? 0} values={form.values} />}
    >
      <PageForm onSubmit={save}>
        <Section title={title}>
          <EntityFormFields entity={kind.calls.entity} form={form} readOnly={!mayEdit} />
        </Section>
      </PageForm>
    </DetailPage>
  )
})
