import { Button } from '@arco-design/web-react'
import { manifestConfigCalls as calls, manifestDocument, manifestPages } from '@jst/contracts/manifest'
import type { EntityRow } from '@jst/contracts/entity'
import { link, useApp, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { ChannelSetup } from '@jst/feature-kit/channels'
import { EntityFormFields, useEntityForm } from '@jst/feature-kit/entity'
import { FormNotices } from '@jst/feature-kit/form'
import { AppLink, DetailPage, EmptyState, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.config
const trail = [{ label: titles.configs, to: manifestPages.configs }]

/** 编辑舱单配置: the set-up of one agent or gateway; without an id a new one. */
export const Screen = observer(function ConfigEdit() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const row = useDetail(calls.get, id === undefined ? undefined : { Id: id })
  if (id === undefined) return <Editor stored={undefined} />
  if (row.status === 'empty')
    return <EmptyState asPage title={words.notFound} action={<AppLink to={manifestPages.configs}>{texts.info.back}</AppLink>} />
  if (row.data) return <Editor key={row.data.Id} stored={row.data} />
  return (
    <DetailPage
      title={titles.configEdit}
      trail={trail}
      onBack={onBack}
      state={row.status === 'failed' ? 'failed' : 'loading'}
      error={row.error}
      onRetry={row.reload}
    />
  )
})

const Editor = observer(function Editor({ stored }: { stored: EntityRow | undefined }) {
  const { navigate, notify } = useApp()
  const onBack = useBack()
  useTitle(stored?.NameZh)
  const form = useEntityForm(calls, stored, false, (saved) => {
    notify.success(words.saved(saved.NameZh))
    navigate(link(manifestPages.configInfo, { Id: saved.Id }), { replace: true })
  })
  return (
    <DetailPage
      title={stored?.NameZh ?? titles.configEdit}
      trail={[...trail, { label: titles.configEdit }]}
      onBack={onBack}
      notice={<FormNotices form={form} />}
      actions={
        <Button type="primary" loading={form.busy} onClick={() => void form.save()}>
          {words.save}
        </Button>
      }
    >
      <Section title={titles.configs}>
        <EntityFormFields entity={calls.entity} form={form} />
        <ChannelSetup document={manifestDocument} form={form} log={manifestPages.uploads} />
      </Section>
    </DetailPage>
  )
})
