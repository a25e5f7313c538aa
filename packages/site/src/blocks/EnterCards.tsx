import { Icon, type IconName } from '../art/Icon.tsx'
import { useSite } from '../site.tsx'
import type { CardHeading } from './Lists.tsx'

const icons: readonly IconName[] = ['ship', 'people', 'paper']

/** Ways into the workbenches, for each kind of people. */
export const EnterCards = ({ heading: Heading = 'h3' }: { heading?: CardHeading }) => {
  const { texts, link } = useSite()
  return (
    <ul className="cards enters">
      {texts.enterPage.kinds.map(({ title, text, label, to }, at) => (
        <li className="card" key={to}>
          <Icon name={icons[at] ?? 'people'} />
          <Heading>{title}</Heading>
          <p>{text}</p>
          <p className="more">
            <a className={at === 0 ? 'button' : 'button quiet'} href={link(to)}>
              {label}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
