import { Icon, type IconName } from '../art/Icon.tsx'
import type { PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { useSite } from '../site.tsx'

const addressOf = {
  phone: (value: string) => `tel:${value.replaceAll(/[^\d+-]/g, '')}`,
  mail: (value: string) => `mailto:${value}`,
  link: (value: string) => value,
}
const icons: Readonly<Record<string, IconName>> = { phone: 'phone', mail: 'mail', link: 'chat', qq: 'chat', wechat: 'chat' }

/** Ways to reach the company that stay beside the page; on a phone they are a bar below it, which covers nothing. */
export function Floating({ model: { site, look } }: { model: PageModel }) {
  const { floating } = site
  const { texts, tongue } = useSite()
  if (!floating.Enabled || floating.Items.length === 0) return null
  if (floating.On.length > 0 && !floating.On.includes(look)) return null
  return (
    <aside className={`beside ${floating.Side}`} aria-label={texts.floating}>
      <ul>
        {floating.Items.map((item) => (
          <li key={item.Kind + item.Label + item.Value} lang={tongue(item.Label + item.Value)}>
            {item.Kind === 'qq' || item.Kind === 'wechat' ? (
              <details>
                <summary>
                  <Icon name={icons[item.Kind]!} />
                  {item.Label}
                </summary>
                <div>
                  <Picture of={item.Picture} alt={item.Label} sizes="160px" />
                  {item.Value}
                </div>
              </details>
            ) : (
              <SiteLink to={addressOf[item.Kind](item.Value)}>
                <Icon name={icons[item.Kind]!} />
                <span>{item.Label}</span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
