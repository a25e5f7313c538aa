import { Button } from '@arco-design/web-react'
import { amendManifest, manifestPages, manifestView, regimeNames, type ManifestView } from '@jst/contracts/manifest'
import { link, useAction, useApp, useBack, useDetail, useScreenId, useTitle } from '@jst/feature-kit'
import { FormNotices } from '@jst/feature-kit/form'
import { AppLink, DetailPage, EmptyState, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { IssueList } from '../info/IssueList.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'
import { contentOf, namesTrade, repairedContent, typedOf } from './content.ts'
import { issuesOf } from './issues.ts'
import { BoxSection, GoodsSection, HeadSection, PartySections } from './Sections.tsx'
import { useManifestForm } from './useManifestForm.ts'

const words = texts.editor

/** 舱单改单: a change or deletion of what customs have accepted, with its reasons. */
export const AmendPage = observer(function AmendPage() {
  const id = useScreenId('Id')
  const onBack = useBack()
  const view = useDetail(manifestView, id === undefined ? undefined : { Id: id })
  const list = manifestPages.sends
  if (id === undefined || view.status === 'empty')
    return <EmptyState asPage title={texts.info.notFound} action={<AppLink to={list}>{texts.info.back}</AppLink>} />
  if (view.data) return <Amend key={`${view.data.Id} ${view.data.UpdateTime}`} stored={view.data} onDone={view.reload} />
  return (
    <DetailPage
      title={titles.amend}
      trail={[{ label: titles.sends, to: list }]}
      onBack={onBack}
      facts={[]}
      state={view.status === 'failed' ? 'failed' : 'loading'}
      error={view.error}
      onRetry={view.reload}
    />
  )
})

const Amend = observer(function Amend({ stored, onDone }: { stored: ManifestView; onDone: () => void }) {
  const { api, notify, navigate } = useApp()
  const onBack = useBack()
  const [now] = useState(() => new Date().toISOString())
  const { Content, BookingId, SiId, SiVersion } = stored
  const model = useManifestForm(stored, { Content, From: '', BookingId, SiId, SiVersion, Needed: [] }, () => undefined)
  const { values } = model
  const content = useMemo(() => contentOf(values), [values])
  // a change may come after the deadline of the original
  const issues = useMemo(
    () => issuesOf([stored.Regime], content, '', now).filter(({ Code }) => Code !== 'LATE'),
    [stored.Regime, content, now],
  )
  useTitle(words.amend(stored.Code))
  const ask = useAction(async (Want: '' | 'change' | 'delete') => {
    if (
      Want === 'delete' &&
      !(await notify.confirm({ title: words.deleteAsk, content: words.deleteContent, ok: words.wantDelete, danger: true }))
    )
      return
    await api.call(amendManifest, {
      Id: stored.Id,
      UpdateTime: stored.UpdateTime!,
      Want,
      Reasons: Want === '' ? [] : values.Reasons.map((code) => code.trim().toUpperCase()),
      ...(Want === 'change' ? { Content: content } : {}),
    })
    model.clear()
    notify.success(Want === '' ? words.unwanted : words.wanted)
    if (Want === '') onDone()
    else navigate(link(manifestPages.amendInfo, { Id: stored.Id }), { replace: true })
  })
  return (
    <DetailPage
      title={words.amend(stored.Code)}
      trail={[{ label: titles.sends, to: manifestPages.sends }, { label: titles.amend }]}
      onBack={onBack}
      facts={[
        { label: texts.info.regime, value: regimeNames[stored.Regime][0] },
        { label: texts.info.bill, value: Content.BillNo },
      ]}
      state="ready"
      notice={<FormNotices form={model} />}
      actions={
        <>
          <Button type="primary" loading={ask.busy} onClick={() => void ask.run('change')}>
            {words.wantChange}
          </Button>
          <Button status="danger" disabled={ask.busy} onClick={() => void ask.run('delete')}>
            {words.wantDelete}
          </Button>
          {stored.Wanted === '' ? null : (
            <Button disabled={ask.busy} onClick={() => void ask.run('')}>
              {words.giveUp}
            </Button>
          )}
        </>
      }
    >
      <Section title={words.reasons}>
        <TextField
          label={words.reasons}
          hint={words.reasonsHint}
          maxLength={20}
          value={values.Reasons.join(';')}
          onChange={(typed) => model.write({ Reasons: typed.split(/[;；,，\s]+/).filter(Boolean) })}
        />
      </Section>
      <HeadSection model={model} errors={{}} />
      <PartySections model={model} errors={{}} abroad={namesTrade([stored.Regime])} />
      <GoodsSection model={model} errors={{}} />
      <BoxSection model={model} dataKey={`amend ${stored.Id}`} />
      <IssueList
        title={words.checking}
        issues={issues}
        onRepair={({ Path, Suggest }) => Suggest && model.write(typedOf(repairedContent(content, Path, Suggest.Value)))}
      />
    </DetailPage>
  )
})
