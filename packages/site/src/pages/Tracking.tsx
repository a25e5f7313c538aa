import { Icon, type IconName } from '../art/Icon.tsx'
import { RouteChips } from '../blocks/Offers.tsx'
import type { PageContent, PageModel, TrackedShipment } from '../model.ts'
import { Language, trackingPages } from '../blocks/Asks.tsx'
import { useSite } from '../site.tsx'
import { Title } from './Title.tsx'

type Of<K extends PageContent['kind']> = { content: Extract<PageContent, { kind: K }>; model: PageModel }

/** Where a shipment is, for whoever has its number. */
export const Tracking = ({ content: { no, found, refused }, model }: Of<'tracking'>) => {
  const { texts } = useSite()
  if (refused)
    return (
      <Title text={texts.page(model.page)} lead={texts.trackLead}>
        <Question name="No" value={no} label={texts.trackHint} model={model} />
        <p className="none" role="alert">
          {texts.proof.none(no)}
        </p>
        <Proof no={no} />
      </Title>
    )
  return (
    <Title text={texts.page(model.page)} lead={texts.trackLead}>
      <Question name="No" value={no} label={texts.trackHint} model={model} />
      {found?.length === 0 ? (
        <p className="none" role="status">
          {texts.noTracked(no)}
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <Shipments found={found} />
      ) : (
        <Askable title={texts.trackWhat} kinds={texts.trackAskable} icons={numberIcons} />
      )}
    </Title>
  )
}

/** One line for any number: it says what it takes it for. */
export const Quick = ({ content: { words, guesses, found, offers }, model }: Of<'quick'>) => {
  const { texts, link } = useSite()
  const unknown = words !== '' && guesses.length === 0 && found.length === 0
  return (
    <Title text={texts.quickTitle} lead={texts.quickLead}>
      <Question name="Q" value={words} label={texts.quickHint} model={model} />
      {guesses.length > 0 ? (
        <ul className="rows guesses">
          {guesses.map(({ Label, To }) => (
            <li key={To}>
              <a href={link(To)}>{Label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {found.length > 0 ? <Shipments found={found} /> : null}
      {unknown ? (
        <p className="none" role="status">
          {/\d{4}/.test(words) ? texts.noTracked(words) : texts.quickNone}
        </p>
      ) : null}
      {words === '' || unknown ? (
        <>
          <Askable title={texts.quickWhat} kinds={texts.quickAskable} icons={quickIcons} />
          {offers.freights.length > 0 ? (
            <section className="section">
              <h2>{texts.oftenAsked}</h2>
              <RouteChips freights={offers.freights} page="schedules" />
            </section>
          ) : null}
        </>
      ) : null}
    </Title>
  )
}

const numberIcons: readonly IconName[] = ['paper', 'warehouse', 'ship']
const quickIcons: readonly IconName[] = ['ship', 'globe', 'pin', 'shield']

/** Accepted numbers, with an example of each. */
function Askable({
  title,
  kinds,
  icons,
}: {
  title: string
  kinds: readonly { title: string; text: string }[]
  icons: readonly IconName[]
}) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <ul className="cards points">
        {kinds.map((kind, at) => (
          <li key={kind.title}>
            <Icon name={icons[at] ?? 'paper'} />
            <h3>{kind.title}</h3>
            <p>{kind.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Question({ name, value, label, model }: { name: string; value: string; label: string; model: PageModel }) {
  const { base, texts } = useSite()
  return (
    <form className="question one" method="get" action={base + model.page.path}>
      <Language />
      <label>
        {label}
        <input name={name} defaultValue={value} maxLength={60} required autoComplete="off" />
      </label>
      <button type="submit">{texts.track}</button>
    </form>
  )
}

const Shipments = ({ found }: { found: readonly TrackedShipment[] }) => (
  <>
    {found.map((shipment) => (
      <Shipment key={JSON.stringify(shipment)} shipment={shipment} />
    ))}
    <Proof no={found[0]!.No} />
  </>
)

function Shipment({ shipment: { No, Kind, State, Pol, Pod, Events } }: { shipment: TrackedShipment }) {
  const { texts } = useSite()
  const facts = [
    [texts.state, State],
    [texts.route, Pol || Pod ? `${Pol || '–'} → ${Pod || '–'}` : ''],
  ] as const
  return (
    <section className="section card shipment">
      <h2>
        {texts.trackKinds[Kind]} {No}
      </h2>
      <dl className="facts strip">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <ol className="steps">
        {Events.map((event) => (
          <li key={event.Kind} className={event.Sure === 'unconfirmed' ? 'planned' : event.Sure}>
            <strong>{texts.events[event.Kind]}</strong>
            <time dateTime={event.Day}>{event.Day}</time>
            <span className="tag">{texts.sureness[event.Sure]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Asks for a second fact, with which the whole shipment is shown. It is sent in the body, so that no address holds it. */
function Proof({ no }: { no: string }) {
  const { texts, look, link } = useSite()
  const words = texts.proof
  const to = link(trackingPages[look])
  return (
    <section className="section" id="proof">
      <h2>{words.title}</h2>
      <p className="lead">{words.lead}</p>
      <form className="question one" method="post" action={to}>
        <input type="hidden" name="No" value={no} />
        <label>
          {words.fact}
          <input name="Fact" maxLength={60} required autoComplete="off" placeholder={words.hint} />
        </label>
        <button type="submit">{words.show}</button>
      </form>
    </section>
  )
}
