import { linkedSlip, slipStates, type LinkedSlip } from '@jst/contracts/packing'
import { useDetail, useScreenParams, useTitle, type ScreenModule } from '@jst/feature-kit'
import { LinkedPage } from '@jst/feature-kit/sharing'
import { DateText, FactGrid, formatText, Notice, PageFrame, Section, vesselVoyage, type Fact } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { SlipTag } from '../slips/SlipTag.tsx'
import { FillPart } from './FillPart.tsx'
import { PhotosPart } from './PhotosPart.tsx'
import { texts } from './texts.ts'

export const preload: NonNullable<ScreenModule['preload']> = (app, { search }) => {
  const Token = new URLSearchParams(search).get('Token')
  if (Token) app.reads.start(linkedSlip, { Token })
}
const words = texts.facts

/** The page of a slip's link or QR code: what driver and gate need, and for the driver what he tells. */
export const Screen = observer(function LinkedSlipPage() {
  const Token = useScreenParams().get('Token') ?? ''
  const read = useDetail(linkedSlip, Token === '' ? undefined : { Token })
  useTitle(read.data?.EirNo || undefined)
  return (
    <LinkedPage read={read} className="jst-slip-public">
      {(slip) => <Shown slip={slip} token={Token} isStale={read.error !== undefined} onChanged={read.reload} />}
    </LinkedPage>
  )
})

interface ShownProps {
  slip: LinkedSlip
  token: string
  /** The server was not reached: what stands here was read before. */
  isStale: boolean
  onChanged: () => void
}

function Shown({ slip, token, isStale, onChanged }: ShownProps) {
  const head: Fact[] = [
    { label: words.type, value: [slip.BoxType, slip.IsoType].filter(Boolean).join(' / ') },
    { label: words.depot, value: formatText(slip.Depot) },
    { label: words.until, value: formatText([slip.PickupFrom, slip.PickupTo].filter(Boolean).join(' ～ ')) },
    { label: words.terminal, value: formatText(slip.Terminal) },
    { label: words.cutoff, value: <DateText value={slip.Cutoff} /> },
    { label: words.so, value: formatText(slip.SoNo) },
    { label: words.carrier, value: formatText(slip.CarrierName) },
    { label: words.vessel, value: formatText(vesselVoyage(slip.Vessel, slip.VoyageNo)) },
    { label: words.pol, value: formatText(slip.PolName) },
    ...(slip.Temperature ? [{ label: words.temperature, value: `${slip.Temperature} ℃` }] : []),
    { label: words.driver, value: formatText(slip.Driver) },
    { label: words.plate, value: formatText(slip.Plate) },
    { label: words.from, value: formatText(slip.Forwarder) },
    ...(slip.Remark ? [{ label: words.remark, value: slip.Remark }] : []),
  ]
  const reportedFacts: Fact[] = [
    { label: texts.box, value: formatText(slip.BoxNo) },
    { label: texts.seal, value: formatText(slip.SealNo) },
    { label: texts.picked, value: <DateText value={slip.PickedUpAt} /> },
    { label: texts.gated, value: <DateText value={slip.GatedInAt} /> },
  ]
  const mayTell = slip.MayWrite && slip.InForce && slip.State !== slipStates.codes.pending
  return (
    <PageFrame
      title={texts.title}
      head={
        <header className="jst-section">
          <h2>
            {slip.EirNo || slip.Code} <SlipTag state={slip.State} />
          </h2>
          {slip.InForce ? null : (
            <Notice tone="error">
              {texts.void}
              {slip.ReplacedBy ? `，${texts.replacedBy(slip.ReplacedBy)}` : ''}
            </Notice>
          )}
          {isStale ? <Notice tone="warning">{texts.noNet}</Notice> : null}
          <FactGrid facts={head} />
        </header>
      }
    >
      {slip.InForce ? (
        <Section title={texts.told}>
          <FactGrid facts={reportedFacts} />
        </Section>
      ) : null}
      {mayTell ? (
        <>
          <FillPart token={token} onSent={onChanged} />
          <PhotosPart token={token} photos={slip.Photos} onSent={onChanged} />
        </>
      ) : slip.InForce && !slip.MayWrite ? (
        <p className="jst-muted">{texts.readOnly}</p>
      ) : null}
    </PageFrame>
  )
}
