import { dayOf } from '../blocks/Lists.tsx'
import type { PageContent, PageModel, TrackedShipment } from '../model.ts'
import { Language } from '../blocks/Asks.tsx'
import { useSite } from '../site.tsx'
import { Title } from './Title.tsx'

type Of<K extends PageContent['kind']> = { content: Extract<PageContent, { kind: K }>; model: PageModel }

/** Where a shipment is, for whoever has its number. */
export const Tracking = ({ content: { no, found }, model }: Of<'tracking'>) => {
  const { texts } = useSite()
  return (
    <Title text={texts.page(model.page)}>
      <p className="lead">{texts.trackLead}</p>
      <Question name="No" value={no} label={texts.trackHint} model={model} />
      {found ? found.length === 0 ? <p role="status">{texts.noTracked(no)}</p> : <Shipments found={found} /> : null}
    </Title>
  )
}

/** One line for any number: it says what it takes it for. */
export const Quick = ({ content: { words, guesses, found }, model }: Of<'quick'>) => {
  const { texts, link } = useSite()
  return (
    <Title text={texts.quickTitle}>
      <p className="lead">{texts.quickLead}</p>
      <Question name="Q" value={words} label={texts.quickHint} model={model} />
      {guesses.length > 0 ? (
        <ul className="rows">
          {guesses.map(({ Label, To }) => (
            <li key={To}>
              <span />
              <a href={link(To)}>{Label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {found.length > 0 ? <Shipments found={found} /> : null}
      {words && guesses.length === 0 && found.length === 0 ? <p role="status">{texts.quickNone}</p> : null}
    </Title>
  )
}

function Question({ name, value, label, model }: { name: string; value: string; label: string; model: PageModel }) {
  const { base, texts } = useSite()
  return (
    <form className="question" method="get" action={base + model.page.path}>
      <Language />
      <label>
        {label}
        <input name={name} defaultValue={value} maxLength={60} required autoComplete="off" />
      </label>
      <button type="submit">{texts.track}</button>
    </form>
  )
}

const Shipments = ({ found }: { found: readonly TrackedShipment[] }) =>
  found.map((shipment) => <Shipment key={`${shipment.Kind} ${shipment.Pol} ${shipment.Vessel} ${shipment.VoyageNo}`} shipment={shipment} />)

function Shipment({ shipment }: { shipment: TrackedShipment }) {
  const { texts } = useSite()
  const { No, Kind, Carrier, Vessel, VoyageNo, Pol, Pod, Events, Source, AsOf } = shipment
  return (
    <section className="part">
      <h2>
        {texts.trackKinds[Kind]} {No}
      </h2>
      <dl className="facts">
        <dt>{texts.pol}</dt>
        <dd>{Pol}</dd>
        <dt>{texts.pod}</dt>
        <dd>{Pod}</dd>
        <dt>{texts.carrier}</dt>
        <dd>{Carrier}</dd>
        <dt>{texts.vessel}</dt>
        <dd>{[Vessel, VoyageNo].filter(Boolean).join(' / ')}</dd>
      </dl>
      <ol className="rows">
        {Events.map((event) => (
          <li key={event.Kind}>
            <time dateTime={event.At}>{dayOf(event.At)}</time>
            <div>
              <span className="tag">{texts.sureness[event.Sure]}</span>
              {texts.events[event.Kind]}
            </div>
          </li>
        ))}
      </ol>
      {Source ? <p className="quiet">{texts.sourceOf(Source, dayOf(AsOf))}</p> : null}
    </section>
  )
}
