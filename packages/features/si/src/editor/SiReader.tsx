import { siStatusTable, type SiRecord, type SiStatus } from '@jst/contracts/si'
import { useBack, useDetail } from '@jst/feature-kit'
import { Countdown, DetailPage, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { BillFace } from '../parts/BillFace.tsx'
import { ContainerTable } from '../parts/ContainerTable.tsx'
import { History, historyEndpoint, historyOf } from '../parts/history.tsx'
import { SiStatusTag } from '../parts/SiStatusTag.tsx'
import { texts } from '../texts.ts'
import { BillPicker } from './BillPicker.tsx'

/** A submitted record that may not be edited any more, as the customer sees it. */
export const SiReader = observer(function SiReader({ record, records }: { record: SiRecord; records: readonly SiRecord[] }) {
  const onBack = useBack()
  const history = useDetail(historyEndpoint, historyOf(record.id))
  return (
    <DetailPage
      title={texts.detail.title(record.splitMblNo || record.mblNo)}
      status={<SiStatusTag status={record.status} />}
      onBack={onBack}
      facts={[
        { label: texts.columns.siNo, value: record.siNo },
        { label: texts.columns.deadline, value: <Countdown deadline={record.deadline} /> },
      ]}
      notice={<Notice>{texts.editor.readOnly(siStatusTable[record.status as SiStatus].zh)}</Notice>}
      rail={<History rows={history.data?.Rows ?? []} />}
    >
      <BillPicker records={records} current={record.id} />
      <Section title={texts.detail.bill}>
        <BillFace record={record} />
      </Section>
      <Section title={texts.detail.containers}>
        <ContainerTable containers={record.containers} />
      </Section>
    </DetailPage>
  )
})
