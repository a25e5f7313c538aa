import type { PageModel } from '../model.ts'
import { Picture } from '../Picture.tsx'
import { SiteLink } from '../rich.tsx'
import { useSite } from '../site.tsx'

const addressOf = {
  phone: (value: string) => `tel:${value.replaceAll(/[^\d+-]/g, '')}`,
  mail: (value: string) => `mailto:${value}`,
  link: (value: string) => value,
}

/** Ways to reach the company that stay beside the page. */
export function Floating({ model: { site, look } }: { model: PageModel }) {
  const { floating } = site
  const { texts, tongue } = useSite()
  if (!floating.Enabled || floating.Items.length === 0) return null
  if (floating.On.length > 0 && !floating.On.includes(look)) return null
  return (
    <aside aria-label={texts.floating}>
      <ul className={`beside ${floating.Side}`}>
        {floating.Items.map((item) => (
          <li key={item.Kind + item.Label + item.Value} lang={tongue(item.Label + item.Value)}>
            {item.Kind === 'qq' || item.Kind === 'wechat' ? (
              <details>
                <summary>{item.Label}</summary>
                <div>
                  <Picture of={item.Picture} alt={item.Label} sizes="160px" />
                  {item.Value}
                </div>
              </details>
            ) : (
              <SiteLink to={addressOf[item.Kind](item.Value)}>{item.Label}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
