import { isAbout } from '@jst/contracts'
import { siDocument } from '@jst/contracts/si'
import { useApp, useBack, useLiveReload, useScreenId, useScreenParams, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { MessagesPart, SendMessageTool } from '@jst/feature-kit/sending'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DetailPage, EmptyState, lazyPart, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { to } from '../lists/links.ts'
import { BillFace } from '../bill/BillFace.tsx'
import { CarrierStateTag } from '../bill/CarrierStateTag.tsx'
import { ClaimTag } from '../bill/ClaimTag.tsx'
import { ContainerTable } from '../bill/ContainerTable.tsx'
import { Deadline } from '../bill/Deadline.tsx'
import { MoveActs } from '../bill/moves/MoveActs.tsx'
import { PrintBills } from '../bill/PrintBills.tsx'
import { SiStatusTag } from '../bill/SiStatusTag.tsx'
import { TalkPart } from '../bill/talk-parts.tsx'
import { texts as shared } from '../bill/texts.ts'
import { Documents } from './Documents.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'
import { texts } from './texts.ts'
import { texts as validate } from '../validate/texts.ts'
import { preloadRecord, useRecord } from './useReview.ts'
import { VersionCompare } from '../compare/VersionCompare.tsx'

const words = texts.detail
const CarrierCheck = lazyPart(async () => (await import('../carrier/CarrierCheck.tsx')).CarrierCheck)
const Amendments = lazyPart(async () => (await import('../fees/Amendments.tsx')).Amendments)
const Fees = lazyPart(async () => (await import('../fees/Fees.tsx')).Fees)
const FurtherPanel = lazyPart(async () => (await import('../further/FurtherPanel.tsx')).FurtherPanel)
const NeighboursPanel = lazyPart(async () => (await import('../neighbours/NeighboursPanel.tsx')).NeighboursPanel)
const CreditPanel = lazyPart(async () => (await import('../credit/CreditPanel.tsx')).CreditPanel)
const Validation = lazyPart(
  async () => (await import('../validate/Validation.tsx')).Validation,
  <section className="jst-section" aria-busy="true" />,
)
const validates = (params: URLSearchParams) => params.get('Show') === 'validation'

export const preload = (app: App, location: ScreenLocation) => {
  const params = new URLSearchParams(location.search)
  const id = Number(params.get('Id'))
  if (id > 0 && !validates(params)) preloadRecord(app, id)
}

/** A stored record for the operator, or the validation of all that is stored for its order (spec §2.20, §4). */
export function Screen() {
  return validates(useScreenParams()) ? <Validation /> : <SiDetail />
}

/** One record: bill, containers, versions side by side, documents, timeline, and every move one may make. */
const SiDetail = observer(function SiDetail() {
  const app = useApp()
  const id = useScreenId('Id')
  const { detail, state, history, record, rows, reload } = useRecord(id)
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const maySubmit = usePermitted('submit', '/tdManage/siCreator')
  const onBack = useBack()
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const billNo = record ? record.splitMblNo || record.mblNo : ''
  const where = state.data
  const failed = [detail, state, history].find(({ status }) => status === 'failed')
  useTitle(record && words.title(billNo))
  const isShown = ({ Ids }: { Ids: readonly number[] }) => isAbout(Ids, id)
  useLiveReload(['si/changed'], [detail, state, history], isShown)
  useLiveReload(['si/claimed'], [state], isShown)
  // messages to the carrier and its answers
  useLiveReload(['document/changed'], [state], ({ Kinds }) => Kinds.includes(siDocument.kind))
  const none = id === undefined || detail.status === 'empty'
  return (
    <DetailPage
      title={record ? words.title(billNo) : words.plainTitle}
      status={
        record && (
          <>
            <SiStatusTag status={record.status} />
            {where && <CarrierStateTag state={where.CarrierState} />}
            {where && <ClaimTag claim={where} me={app.session.employee?.Id} />}
          </>
        )
      }
      onBack={onBack}
      facts={
        record && where
          ? [
              { label: words.facts.company, value: where.CompanyName },
              { label: words.facts.deadline, value: <Deadline at={where.Deadline} status={where.Status} /> },
              { label: words.facts.version, value: shared.versionNo(where.Version) },
            ]
          : []
      }
      actions={
        record && where ? (
          <>
            <AppLink to={to.validate(record.id)}>{validate.enter}</AppLink>
            {where.Status === 1 && mayAudit && <AppLink to={to.audit(record.id)}>{words.goAudit}</AppLink>}
            {where.MayEdit && <AppLink to={to.make({ CGO_ID: record.orderId, Id: record.id })}>{words.edit}</AppLink>}
            <MoveActs state={where} onMoved={reload} />
            {where.Side === 'reviewer' && where.InForceVersion > 0 ? (
              <SendMessageTool
                document={siDocument}
                row={{ Id: record.id, Code: billNo, UpdateTime: record.updatedAt ?? '' }}
                onDone={reload}
              />
            ) : null}
          </>
        ) : undefined
      }
      rail={
        record && (
          <>
            <CreditPanel orderId={record.orderId} record={record} bills={record.draftCount} mayEdit={maySubmit} stored />
            <Documents record={record} rows={rows} onPrint={() => setPrinting(true)} />
            <TalkPart record={record} />
          </>
        )
      }
      state={failed ? 'failed' : record || none ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={reload}
    >
      {record ? (
        <>
          {where?.Side === 'reviewer' ? <CarrierCheck record={record} billNo={billNo} mayEdit={where.MayEdit} onChanged={reload} /> : null}
          <Section title={words.bill}>
            <BillFace record={record} />
          </Section>
          <Section title={words.containers}>
            <ContainerTable containers={record.containers} />
          </Section>
          <NeighboursPanel id={record.id} containers={record.containers} />
          {record.carried === '' ? null : <FurtherPanel record={record} />}
          <VersionCompare
            rows={rows}
            onRestore={
              where?.MayEdit ? (row) => app.navigate(to.make({ CGO_ID: record.orderId, Id: record.id, VersionId: row.Id })) : undefined
            }
          />
          <Amendments id={record.id} />
          <Fees id={record.id} />
          {where?.Side === 'reviewer' ? <MessagesPart document={siDocument} id={record.id} onChanged={reload} /> : null}
          {where && <SubmissionFacts record={record} state={where} />}
        </>
      ) : (
        <EmptyState
          title={texts.audit.notFound}
          action={<TextButton onClick={() => app.navigate('/tdManage/siCheck')}>{texts.audit.backToQueue}</TextButton>}
        />
      )}
      {printing && record ? <PrintBills records={[record]} onDone={printed} /> : null}
    </DetailPage>
  )
})
