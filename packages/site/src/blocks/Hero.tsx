import type { SiteBlock } from '@jst/contracts/portal'
import { Icon, type IconName } from '../art/Icon.tsx'
import { SeaRoutes } from '../art/SeaRoutes.tsx'
import { Vessel } from '../art/Vessel.tsx'
import { Picture } from '../Picture.tsx'
import { useSite } from '../site.tsx'
import { Asks, QuickAsk } from './Asks.tsx'

type HeroBlock = Extract<SiteBlock, { Kind: 'hero' }>

/**
 * The first thing of a home page. Each look has its own: the platform asks for ports and numbers over the sea, the customer portal has questions
 * beside tasks, the company says what it stands for. The first one names the page.
 */
export function Hero({ block, first }: { block: HeroBlock; first: boolean }) {
  const { look, peers } = useSite()
  const { Title, Text, Picture: picture, Search } = block
  const Heading = first ? 'h1' : 'h2'
  const isCompany = look === 'company'
  return (
    <section className={picture ? 'hero pictured' : 'hero'}>
      {picture ? <Picture of={picture} alt="" sizes="100vw" first /> : <Art />}
      <div className="wrap">
        <div className="claim">
          <Heading>{Title}</Heading>
          {Text ? <p>{Text}</p> : null}
          {isCompany ? <CompanyWays /> : peers ? <PeerWays /> : null}
          {isCompany && Search ? <QuickAsk /> : null}
        </div>
        {Search && !isCompany ? <Asks /> : null}
        {look === 'customer' ? <Tasks /> : null}
      </div>
    </section>
  )
}

function Art() {
  const { look, peers } = useSite()
  if (look === 'customer' || peers) return null
  return look === 'company' ? <Vessel /> : <SeaRoutes />
}

const CompanyWays = () => {
  const { texts, link } = useSite()
  return (
    <div className="ways-on">
      <a className="button" href={link('/external/MHpage/about')}>
        {texts.knowUs}
      </a>
      <a className="button quiet" href={link('/external/MHpage/ContactUs')}>
        {texts.contactUs}
      </a>
    </div>
  )
}

const PeerWays = () => {
  const { texts, link } = useSite()
  return (
    <div className="ways-on">
      <a className="button" href="/register">
        {texts.joinAsPeer}
      </a>
      <a className="button quiet" href={link('/external/customer/contact')}>
        {texts.contactUs}
      </a>
    </div>
  )
}

const tasks: readonly (readonly [
  key: 'schedules' | 'rates' | 'letters' | 'downloads' | 'contact' | 'workbench',
  icon: IconName,
  to: string,
])[] = [
  ['schedules', 'ship', '/external/electronic/schedules'],
  ['rates', 'price', '/external/customer/freightCenter'],
  ['letters', 'paper', '/external/newsList?Kind=letter'],
  ['downloads', 'warehouse', '/external/customer/dataDownload'],
  ['contact', 'chat', '/external/customer/contact'],
  ['workbench', 'people', '/'],
]

/** Shortcuts to the usual tasks of customers, besides inquiries. */
const Tasks = () => {
  const { texts, link } = useSite()
  return (
    <nav className="tasks" aria-label={texts.tasks.label}>
      {tasks.map(([key, icon, to]) => (
        <a key={key} href={link(to)}>
          <Icon name={icon} />
          <span>{texts.tasks[key]}</span>
        </a>
      ))}
    </nav>
  )
}
