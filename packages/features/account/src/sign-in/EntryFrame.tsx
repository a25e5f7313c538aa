import { useApp, useLanguage } from '@jst/feature-kit'
import { AppLink, BrandMark, Icon, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

/** The frame of every page before the workbench: the brand on the left, one card on the right. */
export const EntryFrame = observer(function EntryFrame({ children }: { children: ReactNode }) {
  const { system, session } = useApp()
  const other = useLanguage() === 'EN' ? 'CN' : 'EN'
  return (
    <div className="jst-entry">
      <header className="jst-entry-brand">
        <AppLink className="jst-entry-logo" to={system.home} title={texts.home}>
          <BrandMark logo={system.logo} size={24} />
          {system.name}
        </AppLink>
        <div>
          <h1>{texts.headline}</h1>
          <p>{texts.intro}</p>
          <ul className="jst-entry-points">
            {texts.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="jst-entry-foot">
          <span>{texts.foot} </span>
          <TextButton lang={other === 'EN' ? 'en' : 'zh-CN'} onClick={() => session.setLanguage(other)}>
            {texts.otherLanguage}
          </TextButton>
        </div>
      </header>
      <main className="jst-entry-main">
        <div className="jst-entry-card">{children}</div>
      </main>
    </div>
  )
})
