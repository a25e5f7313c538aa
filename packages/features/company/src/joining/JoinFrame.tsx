import { useApp } from '@jst/feature-kit'
import { AppLink, BrandMark, Notice, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

interface JoinFrameProps {
  title: string
  lead?: string
  /** Nothing of the page is for people who are not signed in. */
  needsSession?: boolean
  children: ReactNode
}

/** The frame of the joining pages: who is here, one column, as wide as a form needs; phones too. */
export const JoinFrame = observer(function JoinFrame({ title, lead, needsSession = true, children }: JoinFrameProps) {
  const { session, system } = useApp()
  const signedIn = session.token !== null
  const other = session.language === 'EN' ? 'CN' : 'EN'
  return (
    <div className="jst-join">
      <header className="jst-join-head">
        <AppLink to="/" className="jst-brand">
          <BrandMark logo={system.logo} size={20} />
          {system.name}
        </AppLink>
        {signedIn ? (
          <>
            <span className="jst-muted">{session.user?.Name}</span>
            <TextButton onClick={() => void session.logout()}>{texts.signOut}</TextButton>
          </>
        ) : (
          <AppLink to="/">{texts.signIn}</AppLink>
        )}
        <TextButton lang={other === 'EN' ? 'en' : 'zh-CN'} onClick={() => session.setLanguage(other)}>
          {texts.otherLanguage}
        </TextButton>
      </header>
      <main className="jst-join-main">
        <h1>{title}</h1>
        {lead ? <p className="jst-muted">{lead}</p> : null}
        {needsSession && !signedIn ? (
          <Notice tone="warning" action={<AppLink to="/register">{texts.goRegister}</AppLink>}>
            {texts.needSession}
          </Notice>
        ) : (
          children
        )}
      </main>
    </div>
  )
})
