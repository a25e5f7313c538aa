import { siAmendments, switchReason, type SiAmendment, type SiStage } from '@jst/contracts/si'
import { DownloadTool, useDetail, useLiveReload } from '@jst/feature-kit'
import { isAbout } from '@jst/contracts'
import { DateText, CellTable, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { originalsTable, siStages } from '../declared.ts'
import { useMayTakeFiles } from '../bill/file-rights.ts'
import { reasonText } from '../bill/history.ts'
import { billPdf } from '../lists/bill-pdf.ts'
import { feeText } from './FeeLine.tsx'
import { texts } from './texts.ts'
import { texts as shared } from '../bill/texts.ts'

const words = texts.list
const originalsText = ({ Originals, Guarantee }: SiAmendment) =>
  Originals === '' ? words.none : [originalsTable[Originals], Guarantee].filter(Boolean).join(shared.joints.label)

/** The bill before and after an amendment, each with its print for those who may take files. */
function Versions({ id, of: { ReasonCode, FromVersion, Version } }: { readonly id: number; readonly of: SiAmendment }) {
  const mayTake = useMayTakeFiles()
  const label = (version: number) => (ReasonCode === switchReason ? words.set(version === FromVersion, version) : words.version(version))
  const bill = (version: number) =>
    mayTake ? <DownloadTool label={label(version)} files={() => [billPdf(id, version)]} /> : label(version)
  return (
    <>
      {bill(FromVersion)}
      {words.to}
      {bill(Version)}
    </>
  )
}

/** Amendments of a bill with stage, reason, originals and fee; nothing while there are none. */
export const Amendments = observer(function Amendments({ id }: { readonly id: number }) {
  const list = useDetail(siAmendments, { Id: id })
  useLiveReload(['si/changed'], [list], ({ Ids }) => isAbout(Ids, id))
  if (!list.data || list.data.length === 0) return null
  return (
    <Section title={words.title}>
      <CellTable
        label={words.title}
        titles={words.columns}
        rows={list.data}
        rowKey={(one) => one.Id}
        nameColumn={-1}
        renderCells={[
          (one) => <Versions id={id} of={one} />,
          ({ Stage }) => siStages[Stage as SiStage]?.zh,
          ({ ReasonCode, Reason }) => [reasonText(ReasonCode), Reason].filter(Boolean).join(shared.joints.label),
          originalsText,
          ({ Fees }) => (Fees.length === 0 ? words.noFee : Fees.map(feeText).join(shared.joints.names)),
          ({ By, CreateTime }) => (
            <>
              {By} <DateText value={CreateTime} />
            </>
          ),
          ({ Outcome }) => words.outcomes[Outcome],
        ]}
      />
    </Section>
  )
})
