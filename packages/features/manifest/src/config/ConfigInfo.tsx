import { manifestConfigCalls as calls, manifestPages } from '@jst/contracts/manifest'
import { link, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const words = texts.config
const trail = [{ label: titles.configs, to: manifestPages.configs }]

/** 舱单配置详情: the set-up of one agent or gateway. */
export const Screen = observer(function ConfigInfo() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const mayEdit = usePermitted('edit', manifestPages.configs)
  const row = useDetail(calls.get, id === undefined ? undefined : { Id: id })
  useTitle(row.data?.NameZh)
  if (id === undefined || row.status === 'empty')
    return <EmptyState asPage title={words.notFound} action={<AppLink to={manifestPages.configs}>{texts.info.back}</AppLink>} />
  if (!row.data)
    return (
      <DetailPage
        title={titles.configInfo}
        trail={trail}
        onBack={onBack}
        state={row.status === 'failed' ? 'failed' : 'loading'}
        error={row.error}
        onRetry={row.reload}
      />
    )
  return (
    <DetailPage
      title={row.data.NameZh}
      trail={[...trail, { label: row.data.NameZh }]}
      onBack={onBack}
      notice={<Notice tone="info">{words.note}</Notice>}
      actions={
        mayEdit ? (
          <AppLink
            className="arco-btn arco-btn-primary arco-btn-size-default arco-btn-shape-square"
            to={link(manifestPages.configEdit, { Id: id })}
          >
            {words.edit}
          </AppLink>
        ) : null
      }
    >
      <EntityFacts entity={calls.entity} row={row.data} />
    </DetailPage>
  )
})
