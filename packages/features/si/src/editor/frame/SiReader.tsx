import { questionButtons, type SiRecord, type SiState, type SiStatus } from '@jst/contracts/si'
import { useAnswerLanguage, useBack, useDetail } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { Countdown, DetailPage, lazyPart, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { siStatusTable } from '../../declared.ts'
import { BillFace } from '../../bill/BillFace.tsx'
import { ContainerTable } from '../../bill/ContainerTable.tsx'
import { VersionCompare } from '../../compare/VersionCompare.tsx'
import { historyEndpoint, historyOf } from '../../bill/history.ts'
import { MoveActs } from '../../bill/moves/MoveActs.tsx'
import { TalkPart } from '../../bill/talk-parts.tsx'
import { SiStatusTag } from '../../bill/SiStatusTag.tsx'
import { texts } from '../texts.ts'
import { Questions } from '../../carrier/Questions.tsx'
import { BillPicker } from './BillPicker.tsx'

const Amendments = lazyPart(async () => (await import('../../fees/Amendments.tsx')).Amendments)

interface SiReaderProps {
  record: SiRecord
  records: readonly SiRecord[]
  /** The state would let it be edited, the person may not. */
  noRight?: boolean
  /** State of the record, for the moves that a read-only editor allows: withdraw, confirm, request a change. */
  state?: SiState | undefined
  onMoved: () => void
}

/** A submitted record that may not be edited, as it was sent. */
export const SiReader = observer(function SiReader({ record, records, noRight = false, state, onMoved }: SiReaderProps) {
  const onBack = useBack()
  const { party } = questionButtons
  const mayAnswer = usePermitted(party.code, party.path)
  const rows = useDetail(historyEndpoint, { ...historyOf(record.id), ...useAnswerLanguage() }).data?.Rows ?? []
  return (
    <DetailPage
      title={texts.titleOf(record.splitMblNo || record.mblNo)}
      status={<SiStatusTag status={record.status} />}
      onBack={onBack}
      facts={[
        { label: texts.siNo, value: record.siNo },
        { label: texts.order.deadline, value: <Countdown deadline={record.deadline} /> },
      ]}
      actions={state && <MoveActs state={state} onMoved={onMoved} />}
      notice={<Notice>{noRight ? texts.notices.noRight : texts.notices.readOnly(siStatusTable[record.status as SiStatus].zh)}</Notice>}
      rail={<TalkPart record={record} />}
    >
      <BillPicker records={records} current={record.id} />
      <Questions id={record.id} billNo={record.splitMblNo || record.mblNo} side="party" mayAnswer={mayAnswer} />
      <Section title={texts.form.label}>
        <BillFace record={record} />
      </Section>
      <Section title={texts.goods.title}>
        <ContainerTable containers={record.containers} />
      </Section>
      <Amendments id={record.id} />
      <VersionCompare rows={rows} />
    </DetailPage>
  )
})
