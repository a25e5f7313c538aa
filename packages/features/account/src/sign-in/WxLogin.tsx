import { Button } from '@arco-design/web-react'
import { useApp, useScreenParams } from '@jst/feature-kit'
import { AppLink, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignInSteps } from './SignInSteps.tsx'
import { SignInStore } from './SignInStore.ts'
import { WxLoginStore } from './WxLoginStore.ts'

/** Sign-in by WeChat: to WeChat's page and back with `code` and `state`; the first time one signs in once, which binds. */
export const Screen = inLanguage(
  observer(function WxLogin() {
    const app = useApp()
    const params = useScreenParams()
    const [signIn] = useState(() => new SignInStore({ app, storage: window.sessionStorage }))
    const [store] = useState(
      () => new WxLoginStore({ app, signIn, storage: window.sessionStorage, leave: (url) => window.location.assign(url) }),
    )
    const [code, state] = [params.get('code'), params.get('state')]
    useEffect(() => {
      if (code && state) void store.answer(code, state)
      else void store.look()
    }, [store, code, state])
    const { phase, failure } = store
    return (
      <EntryFrame>
        {phase === 'not-bound' ? (
          <>
            <Notice tone="warning">{texts.weChatNotBound}</Notice>
            <SignInSteps store={signIn} form={<SignInForm store={signIn} submitText={texts.submit} />} />
          </>
        ) : phase === 'next-step' ? (
          <SignInSteps store={signIn} form={<SignInForm store={signIn} submitText={texts.submit} />} />
        ) : (
          <>
            <h2>{texts.weChatTitle}</h2>
            {failure ? <Notice tone="error">{failure}</Notice> : null}
            {phase === 'missing' ? <Notice tone="warning">{texts.weChatMissing}</Notice> : null}
            {phase === 'answering' ? <Notice>{texts.weChatBusy}</Notice> : null}
            {phase === 'ready' || phase === 'failed' ? (
              <>
                <p className="jst-muted">{texts.weChatHint}</p>
                <Button type="primary" size="large" long loading={store.busy} onClick={() => void store.start()}>
                  {phase === 'failed' ? texts.weChatAgain : texts.weChatStart}
                </Button>
              </>
            ) : null}
            <nav className="jst-entry-links" aria-label={texts.otherWays}>
              <AppLink to="/">{texts.backToSignIn}</AppLink>
            </nav>
          </>
        )}
      </EntryFrame>
    )
  }),
)
