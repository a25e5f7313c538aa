import { useSite } from '../site.tsx'
import type { CardHeading } from './Lists.tsx'

/** Ways into the workbenches, for each kind of people. */
export const EnterCards = ({ heading: Heading = 'h3' }: { heading?: CardHeading }) => {
  const { texts } = useSite()
  return (
    <ul className="cards">
      {texts.enterPage.kinds.map(({ title, text, label, to }) => (
        <li className="card" key={to}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          <p className="more">
            <a className="button" href={to}>
              {label}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
