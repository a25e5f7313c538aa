import type { SiteBlock } from '@jst/contracts/portal'
import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { HomeLists } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { useSite } from '../site.tsx'
import { NewsBlock, Letters } from './Articles.tsx'
import { EnterCards } from './EnterCards.tsx'
import { Hero } from './Hero.tsx'
import { Jobs, Offices, Services } from './Lists.tsx'
import { Freights, Ports } from './Offers.tsx'
import { Story } from './Story.tsx'

/** On a home page, the rest is one step further. */
const most = { news: 4, letters: 5, jobs: 4 } as const

/** The blocks of a home page, from above, on two grounds in turn. One that lists what there is none of is left out. */
export function Blocks({ blocks, lists }: { blocks: readonly SiteBlock[]; lists: HomeLists }) {
  const heroes = blocks.filter(({ Kind }) => Kind === 'hero')
  let grounds = 0
  return blocks.map((block, at) => {
    if (block.Kind === 'hero') {
      grounds = 0
      return <Hero key={at} block={block} first={block === heroes[0]} />
    }
    const inside = insideOf(block, lists)
    if (!inside) return null
    const isBand = block.Kind === 'stats'
    if (!isBand) grounds += 1
    return <Part key={at} block={block} ground={isBand ? 'band' : grounds % 2 === 0 ? 'soft' : ''} inside={inside} />
  })
}

/** Content of a block below its heading; undefined if there is none. */
function insideOf(block: SiteBlock, lists: HomeLists): ReactNode {
  switch (block.Kind) {
    case 'services':
      return lists.services.length > 0 && <Services services={lists.services} />
    case 'stats':
      return <Stats items={block.Items} />
    case 'advantages':
      return <Advantages items={block.Items} />
    case 'story':
      return lists.profile.Summary !== '' && <Story profile={lists.profile} />
    case 'rates':
      return lists.freights.length > 0 && <Freights freights={lists.freights} />
    case 'ports':
      return lists.ports.length > 0 && <Ports ports={lists.ports} />
    case 'news':
      return lists.news.length > 0 && <NewsBlock articles={lists.news.slice(0, most.news)} />
    case 'letters':
      return lists.letters.length > 0 && <Letters letters={lists.letters.slice(0, most.letters)} />
    case 'offices':
      return lists.offices.length > 0 && <Offices offices={lists.offices} />
    case 'jobs':
      return lists.jobs.length > 0 && <Jobs jobs={lists.jobs.slice(0, most.jobs)} />
    case 'partners':
      return block.Items.length > 0 && <Partners items={block.Items} />
    case 'text':
      return block.Body !== '' && <RichText text={block.Body} />
    case 'enter':
      return <EnterCards />
    case 'hero':
      return undefined
  }
}

const Stats = ({ items }: { items: Extract<SiteBlock, { Kind: 'stats' }>['Items'] }) => (
  <dl className="stats">
    {items.map(({ Value, Label }) => (
      <div key={Label}>
        <dt>{Label}</dt>
        <dd>{Value}</dd>
      </div>
    ))}
  </dl>
)

const Advantages = ({ items }: { items: Extract<SiteBlock, { Kind: 'advantages' }>['Items'] }) => (
  <ul className="cards points">
    {items.map(({ Title, Text, Icon: name }) => (
      <li key={Title}>
        {name ? <Icon name={name} /> : null}
        <h3>{Title}</h3>
        <p>{Text}</p>
      </li>
    ))}
  </ul>
)

const Partners = ({ items }: { items: Extract<SiteBlock, { Kind: 'partners' }>['Items'] }) => (
  <ul className="partners">
    {items.map(({ Name, Picture: logo }) => (
      <li key={Name}>{logo ? <Picture of={logo} alt={Name} sizes="160px" /> : Name}</li>
    ))}
  </ul>
)

interface PartProps {
  block: SiteBlock
  ground: 'soft' | 'band' | ''
  inside: ReactNode
}

/** A block with its heading, and the way to all of what it lists. */
function Part({ block, ground, inside }: PartProps) {
  const { texts, link, look } = useSite()
  const { Title, Kind } = block
  const more = moreOf[look]
  const to = (more as Readonly<Partial<Record<string, string>>>)[Kind]
  return (
    <section className={['part', `of-${Kind}`, ground].filter(Boolean).join(' ')}>
      <div className="wrap">
        <div className="part-head">
          {Title ? <h2>{Title}</h2> : null}
          {'Text' in block && block.Text ? <p className="lead">{block.Text}</p> : null}
          {to ? (
            <a className="on" href={link(to)}>
              {texts.moreOf[Kind as keyof typeof more]}
            </a>
          ) : null}
        </div>
        {inside}
      </div>
    </section>
  )
}

const shared = {
  letters: '/external/newsList?Kind=letter',
  jobs: '/external/MHpage/socialRecruitment',
  rates: '/external/electronic/rates',
}
/** Where all of a list is, by look. */
const moreOf = {
  platform: { ...shared, services: '/external/service', news: '/external/newsList' },
  customer: { ...shared, services: '/external/customer/product', news: '/external/newsList' },
  company: { ...shared, services: '/external/service', news: '/external/MHpage/News', letters: '/external/MHpage/News?Kind=letter' },
} as const
