import type { SiteBlock } from '@jst/contracts/portal'
import type { HomeLists, PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { RichText } from '../rich.tsx'
import { Asks } from './Asks.tsx'
import { EnterCards } from './EnterCards.tsx'
import { Freights, Ports } from './Offers.tsx'
import { Articles, Jobs, Letters, Offices, Services } from './Lists.tsx'

interface BlockProps {
  block: SiteBlock
  lists: HomeLists
  model: PageModel
}

/** The blocks of a home page, from above. One that lists what there is none of is left out. */
export function Blocks({ blocks, lists, model }: { blocks: readonly SiteBlock[]; lists: HomeLists; model: PageModel }) {
  return blocks.map((block, at) => <Block key={at} block={block} lists={lists} model={model} />)
}

function Block({ block, lists, model }: BlockProps) {
  switch (block.Kind) {
    case 'hero':
      return (
        <section className="hero">
          <Picture of={block.Picture} alt="" sizes="100vw" first />
          <div className="wrap">
            <h1>{block.Title}</h1>
            {block.Text ? <p>{block.Text}</p> : null}
            {block.Search ? <Asks model={model} /> : null}
          </div>
        </section>
      )
    case 'services':
      return <Part block={block} text={block.Text} shown={lists.services.length > 0} inside={<Services services={lists.services} />} />
    case 'stats':
      return (
        <Part
          block={block}
          soft
          inside={
            <dl className="stats">
              {block.Items.map(({ Value, Label }) => (
                <div key={Label}>
                  <dt>{Label}</dt>
                  <dd>{Value}</dd>
                </div>
              ))}
            </dl>
          }
        />
      )
    case 'advantages':
      return (
        <Part
          block={block}
          inside={
            <ul className="cards">
              {block.Items.map(({ Title, Text }) => (
                <li className="card" key={Title}>
                  <h3>{Title}</h3>
                  <p>{Text}</p>
                </li>
              ))}
            </ul>
          }
        />
      )
    case 'rates':
      return <Part block={block} shown={lists.freights.length > 0} inside={<Freights freights={lists.freights} />} />
    case 'ports':
      return <Part block={block} soft shown={lists.ports.length > 0} inside={<Ports ports={lists.ports} />} />
    case 'news':
      return <Part block={block} shown={lists.news.length > 0} inside={<Articles articles={lists.news} />} />
    case 'letters':
      return <Part block={block} soft shown={lists.letters.length > 0} inside={<Letters letters={lists.letters} />} />
    case 'offices':
      return <Part block={block} shown={lists.offices.length > 0} inside={<Offices offices={lists.offices} />} />
    case 'jobs':
      return <Part block={block} soft shown={lists.jobs.length > 0} inside={<Jobs jobs={lists.jobs} />} />
    case 'partners':
      return (
        <Part
          block={block}
          shown={block.Items.length > 0}
          inside={
            <ul className="partners">
              {block.Items.map(({ Name, Picture: logo }) => (
                <li key={Name}>{logo ? <Picture of={logo} alt={Name} sizes="160px" /> : Name}</li>
              ))}
            </ul>
          }
        />
      )
    case 'text':
      return <Part block={block} inside={<RichText text={block.Body} />} />
    case 'enter':
      return <Part block={block} soft text={block.Text} inside={<EnterCards />} />
  }
}

interface PartProps {
  block: { readonly Title: string }
  inside: React.ReactNode
  text?: string
  soft?: boolean
  shown?: boolean
}

/** A block with its heading. */
function Part({ block: { Title }, inside, text = '', soft = false, shown = true }: PartProps) {
  if (!shown) return null
  return (
    <section className={soft ? 'part soft' : 'part'}>
      <div className="wrap">
        {Title ? <h2>{Title}</h2> : null}
        {text ? <p className="lead">{text}</p> : null}
        {inside}
      </div>
    </section>
  )
}
