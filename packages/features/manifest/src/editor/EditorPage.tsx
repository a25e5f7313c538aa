import { Button } from '@arco-design/web-react'
import { moveDocuments } from '@jst/contracts/document'
import {
  customerManifestPages,
  manifestPages,
  manifestStart,
  manifestView,
  openManifests,
  type ManifestContent,
  type ManifestRegime,
  type ManifestStart,
  type ManifestView,
} from '@jst/contracts/manifest'
import { link, useAction, useApp, useBack, useDetail, useKitTexts, useScreenId, useTitle, useAnswerLanguage } from '@jst/feature-kit'
import { FormNotices } from '@jst/feature-kit/form'
import { AppLink, ChoiceField, DetailPage, EmptyState, lazyPart, Section, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { regimeNames } from '../declared-fields.ts'
import { manifestDocument as document, manifestStates } from '../declared.ts'
import { IssueList } from '../info/IssueList.tsx'
import { texts } from '../texts.ts'
import { names } from '../names.ts'
import { contentOf, filedOf, namesTrade, repairedContent, typedOf } from './content.ts'
import { ImportTool } from './ImportTool.tsx'
import { issuesOf } from './issues.ts'
import { RegimeFlag, regimes, useProposedRegimes } from './RegimeFlag.tsx'
import { BoxSection, GoodsSection, HeadSection, PartySections } from './Sections.tsx'
import { SourceDialog } from './SourceDialog.tsx'
import { TemplatePick } from './TemplatePick.tsx'
import { neededOf, useManifestForm } from './useManifestForm.ts'

const ComparePart = lazyPart(async () => (await import('../compare/ComparePart.tsx')).ComparePart)
const ProposedPart = lazyPart(async () => (await import('../compare/ProposedPart.tsx')).ProposedPart)
const words = texts.editor
/** 新建舱单 and 编辑舱单: the consignment form. A new one begins with an order, or empty. */
export const EditorPage = observer(function EditorPage({ isNew = false }: { isNew?: boolean }) {
  const requestedId = useScreenId('Id')
  const id = isNew ? undefined : requestedId
  const onBack = useBack()
  const { session } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const list = staff ? manifestPages.submits : customerManifestPages.submits
  const language = useAnswerLanguage()
  const stored = useDetail(manifestView, id === undefined ? undefined : { Id: id, ...language })
  const first = useDetail(manifestStart, isNew ? {} : undefined)
  const read = isNew ? first : stored
  if (!isNew && id === undefined)
    return <EmptyState asPage title={words.choose} hint={words.chooseHint} action={<AppLink to={list}>{texts.info.back}</AppLink>} />
  if (read.status === 'empty')
    return <EmptyState asPage title={texts.info.notFound} action={<AppLink to={list}>{texts.info.back}</AppLink>} />
  if (isNew && first.data) return <Editor stored={undefined} begin={first.data} staff={staff} list={list} />
  if (stored.data) return <Editor key={stored.data.Id} stored={stored.data} begin={startedBy(stored.data)} staff={staff} list={list} />
  return (
    <DetailPage
      title={isNew ? names.create : names.edit}
      trail={[{ label: names.submits, to: list }]}
      onBack={onBack}
      facts={[]}
      state={read.status === 'failed' ? 'failed' : 'loading'}
      error={read.error}
      onRetry={read.reload}
    />
  )
})
const startedBy = ({ Content, BookingId, SiId, SiVersion }: ManifestView): ManifestStart => ({
  Content,
  From: '',
  BookingId,
  SiId,
  SiVersion,
  Needed: [],
})

interface EditorProps {
  stored: ManifestView | undefined
  begin: ManifestStart
  staff: boolean
  list: string
}
const Editor = observer(function Editor({ stored, begin, staff, list }: EditorProps) {
  const { api, notify, navigate } = useApp()
  const { failure } = useKitTexts()
  const [now] = useState(() => new Date().toISOString())
  const onBack = useBack()
  const [source, setSource] = useState(begin)
  const [isChoosing, setChoosing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isCompared, setCompared] = useState(false)
  const [proposed, setProposed] = useState<{ name: string; proposed: ManifestContent }>()
  const toInfo = (Id: number) => link(staff ? document.page : document.partyPage, { Id })
  const model = useManifestForm(stored, source, () => undefined)
  const { values } = model
  const content = useMemo(() => contentOf(values), [values])
  const filed = stored ? filedOf(stored) : []
  const checked = JSON.stringify(values.Regimes.length === 0 ? ['cnExport'] : values.Regimes)
  const issues = useMemo(
    () => issuesOf(JSON.parse(checked) as ManifestRegime[], content, values.LateReason, now),
    [checked, content, values.LateReason, now],
  )
  const proposing = useProposedRegimes(model, content, stored === undefined)
  const errors = isAsked
    ? Object.fromEntries(issues.filter(({ Severity }) => Severity === 'ERROR').map(({ Path, Message }) => [Path, Message]))
    : {}
  const compared = stored ? { Id: stored.Id } : source.SiId === 0 ? undefined : { SiId: source.SiId }
  const isOpen = stored === undefined || openManifests.includes(manifestStates.stateOf(stored.State)!)
  const title = stored ? words.edit(stored.Code) : words.fresh
  useTitle(title)
  const save = async () => {
    const saved = model.dirty || !model.stored ? await model.save() : model.stored
    return saved && 'Id' in saved ? saved : undefined
  }
  const saving = useAction(async () => {
    const saved = await save()
    if (!saved) return
    notify.success(words.saved(saved.Code))
    if (!stored) navigate(toInfo(saved.Id), { replace: true })
  })
  const submitting = useAction(async () => {
    setAsked(true)
    const saved = await save()
    if (!saved?.UpdateTime) return
    const answer = await api.call(moveDocuments, {
      Kind: document.kind,
      Event: 'submit',
      Items: [{ Id: saved.Id, UpdateTime: saved.UpdateTime }],
    })
    const [refused] = answer.NotMoved
    if (refused) {
      model.fail(failure.refusal(refused.Code, refused.Message))
      return
    }
    const after = await api.call(manifestView, { Id: saved.Id })
    if (after.State === manifestStates.codes.submitFailed) notify.error(words.failed)
    else notify.success(words.submitted)
    navigate(toInfo(saved.Id), { replace: true })
  })
  const take = (start: ManifestStart) => {
    setSource(start)
    setChoosing(false)
    proposing.restart()
    model.write({ ...typedOf(start.Content), Regimes: neededOf(start) })
  }
  return (
    <DetailPage
      title={title}
      trail={[{ label: names.submits, to: list }, { label: title }]}
      onBack={onBack}
      facts={[]}
      state="ready"
      notice={<FormNotices form={model} />}
      actions={
        <>
          {isOpen ? (
            <Button type="primary" loading={submitting.busy} onClick={() => void submitting.run()}>
              {words.submit}
            </Button>
          ) : null}
          <Button
            type={isOpen ? 'secondary' : 'primary'}
            loading={saving.busy}
            disabled={!model.dirty && stored !== undefined}
            onClick={() => void saving.run()}
          >
            {isOpen ? words.save : words.saveMended}
          </Button>
        </>
      }
    >
      <Section
        title={words.filing}
        extra={
          <>
            {stored ? null : (
              <button type="button" className="jst-tool-button" onClick={() => setChoosing(true)}>
                {words.source}
              </button>
            )}
            {compared ? (
              <button type="button" className="jst-tool-button" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
                {isCompared ? texts.compare.hide : texts.compare.show}
              </button>
            ) : null}
            <ImportTool onTake={(content, name) => setProposed({ name, proposed: content })} />
            <TemplatePick model={model} />
          </>
        }
      >
        <div className="jst-flags" role="group" aria-label={words.regimes}>
          {regimes.map((code) => (
            <RegimeFlag key={code} code={code} model={model} filed={filed.includes(code)} onChoose={proposing.onChoose} />
          ))}
        </div>
        <div className="jst-form-grid jst-form-grid-top">
          {stored ? (
            <ChoiceField
              label={words.regimes}
              value={stored.Regime}
              disabled
              onChange={() => undefined}
              options={[{ value: stored.Regime, label: regimeNames[stored.Regime][0] }]}
            />
          ) : null}
          {staff ? (
            <TextField
              label={words.agent}
              hint={words.agentHint}
              maxLength={60}
              value={values.Agent}
              onChange={(Agent) => model.write({ Agent })}
            />
          ) : null}
          {staff ? (
            <TextField
              label={words.lateReason}
              hint={words.lateHint}
              maxLength={200}
              value={values.LateReason}
              onChange={(LateReason) => model.write({ LateReason })}
              {...(model.errors['LateReason'] === undefined ? {} : { error: model.errors['LateReason'] })}
            />
          ) : null}
        </div>
      </Section>
      {proposed ? (
        <ProposedPart
          {...proposed}
          content={content}
          onTake={(taken) => model.write(typedOf(taken))}
          onClose={() => setProposed(undefined)}
        />
      ) : null}
      {isCompared && compared ? <ComparePart of={compared} content={content} onTake={(taken) => model.write(typedOf(taken))} /> : null}
      <HeadSection model={model} errors={errors} />
      <PartySections model={model} errors={errors} abroad={namesTrade(values.Regimes)} />
      <GoodsSection model={model} errors={errors} />
      <BoxSection model={model} dataKey={`manifest ${stored?.Id ?? 0} ${source.SiId} ${source.BookingId}`} />
      <IssueList
        title={words.checking}
        issues={issues}
        onRepair={({ Path, Suggest }) => Suggest && model.write(typedOf(repairedContent(content, Path, Suggest.Value)))}
      />
      {isChoosing ? <SourceDialog onTake={take} onClose={() => setChoosing(false)} /> : null}
    </DetailPage>
  )
})
