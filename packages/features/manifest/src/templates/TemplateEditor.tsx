import { Button } from '@arco-design/web-react'
import {
  documentTemplates,
  longestTemplate,
  saveDocumentTemplate,
  takeDocumentTemplate,
  type DocumentTemplate,
} from '@jst/contracts/document'
import { defineEntity, type EntityValues } from '@jst/contracts/entity'
import { manifestDocument, type ManifestRole } from '@jst/contracts/manifest'
import { useApp, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { EntityFields } from '@jst/feature-kit/entity'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { useTemplateTexts } from '@jst/feature-kit/templates'
import { emptyParty } from '@jst/manifest'
import { AppLink, DetailPage, EmptyState, FlagField, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { texts } from '../texts.ts'
import { manifestPartyFields, manifestRoles } from '../declared-fields.ts'
import { names } from '../names.ts'
import { titles } from '../titles.ts'

const words = texts.templates
const Kind = manifestDocument.kind
const roles = ['Shipper', 'Consignee', 'Notify'] as const satisfies readonly ManifestRole[]
type Role = (typeof roles)[number]
const entity = defineEntity({
  name: 'manifestTemplateParty',
  kind: 'manifestTemplateParty',
  table: 'manifest_template',
  zh: titles.templates,
  path: '',
  ownOnly: true,
  stated: true,
  fields: manifestPartyFields,
})
type Content = Readonly<Record<string, unknown>>

/** 编辑收发通模板: a template by its id; without one a new template. @param list where it lies */
export const TemplateEditor = observer(function TemplateEditor({ list }: { list: string }) {
  const id = useScreenId('Id')
  const { api } = useApp()
  const onBack = useBack()
  const all = useDetail(documentTemplates, { Kind, PageSize: 200 })
  const [content, setContent] = useState<Content>()
  const stored = all.data?.Rows.find(({ Id }) => Id === id)
  useEffect(() => {
    if (id !== undefined) void api.call(takeDocumentTemplate, { Kind, Id: id }).then(({ Content: read }) => setContent(read))
  }, [api, id])
  if (id === undefined) return <Editor list={list} stored={undefined} content={{}} />
  if (all.data && !stored) return <EmptyState asPage title={words.notFound} action={<AppLink to={list}>{texts.info.back}</AppLink>} />
  if (stored && content) return <Editor key={stored.Id} list={list} stored={stored} content={content} />
  return (
    <DetailPage
      title={names.templateEdit}
      trail={[{ label: names.templates, to: list }]}
      onBack={onBack}
      facts={[]}
      state={all.status === 'failed' ? 'failed' : 'loading'}
      error={all.error}
      onRetry={all.reload}
    />
  )
})

const Editor = observer(function Editor({
  list,
  stored,
  content,
}: {
  list: string
  stored: DocumentTemplate | undefined
  content: Content
}) {
  const { api, notify, navigate } = useApp()
  const kit = useTemplateTexts()
  const onBack = useBack()
  const begin = Object.fromEntries(
    roles.map((role) => [role, { ...emptyParty, ...(content[role] as object | undefined) }]),
  ) as unknown as Record<Role, EntityValues>
  const form = useForm({
    stored,
    start: (template) => ({ Name: template?.Name ?? '', Shared: template?.Shared ?? true, ToOrder: content['ToOrder'] === true, ...begin }),
    fields: { Name: { label: kit.name, required: true }, Shared: { label: kit.shared } },
    save: ({ Name, Shared, ...parties }, template) =>
      api.call(saveDocumentTemplate, {
        Kind,
        Id: template?.Id ?? 0,
        ...(template ? { UpdateTime: template.UpdateTime } : {}),
        Name,
        Shared,
        Content: parties,
      }),
    saved: ({ Name }) => {
      notify.success(kit.saved(Name))
      navigate(list, { replace: true })
    },
  })
  useTitle(stored?.Name ?? words.fresh)
  return (
    <DetailPage
      title={stored?.Name ?? words.fresh}
      trail={[{ label: names.templates, to: list }, { label: names.templateEdit }]}
      onBack={onBack}
      facts={[]}
      state="ready"
      notice={<FormNotices form={form} />}
      actions={
        <Button type="primary" loading={form.busy} onClick={() => void form.save()}>
          {kit.save}
        </Button>
      }
    >
      <Section title={names.templates}>
        <TextField {...form.field('Name')} maxLength={longestTemplate} />
        <FlagField {...form.field('Shared')} hint={kit.sharedHint} />
      </Section>
      {roles.map((role) => (
        <Section key={role} title={manifestRoles[role][0]}>
          {role === 'Consignee' ? (
            <FlagField label={texts.editor.toOrder} value={form.values.ToOrder} onChange={(ToOrder) => form.write({ ToOrder })} />
          ) : null}
          <EntityFields
            entity={entity}
            values={form.values[role]}
            errors={{}}
            onChange={(field, value) => form.write({ [role]: { ...form.values[role], [field.key]: value } })}
            locked={() => false}
          />
        </Section>
      ))}
    </DetailPage>
  )
})
