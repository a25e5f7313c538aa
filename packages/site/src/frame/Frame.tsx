import type { ReactNode } from 'react'
import { PortList } from '../blocks/Asks.tsx'
import type { PageModel } from '../model.ts'
import { useSite } from '../site.tsx'
import { Floating } from './Floating.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** Frame of every page: notices, navigation of the look, sign-in links, footer. */
export function Frame({ model, children }: { model: PageModel; children: ReactNode }) {
  const { site, look, page, content } = model
  const { texts, tongue } = useSite()
  const bar = site.announcements.filter(({ Category }) => Category === 'bar')
  const names = ['site', look, page.peers ? 'peers' : '', content.kind === 'home' ? 'front' : 'inner'].filter(Boolean)
  return (
    <div className={names.join(' ')}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      {bar.length > 0 ? (
        <div className="bar" role="region" aria-label={texts.announcement}>
          <div className="wrap">
            {bar.map(({ RecordId, Title, Summary }) => (
              <div key={RecordId} lang={tongue(Title + Summary)}>
                <strong>{Title}</strong> {Summary}
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <Header model={model} />
      <main id="main">{children}</main>
      <Footer model={model} />
      <PortList />
      <Floating model={model} />
    </div>
  )
}
