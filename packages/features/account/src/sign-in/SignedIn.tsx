import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import type { SignInStore } from './SignInStore.ts'

/** A visitor who is signed in already: straight on to the workbench. */
export const SignedIn = observer(function SignedIn({ store }: { store: SignInStore }) {
  const { employee } = useApp().session
  return (
    <>
      <h2>{texts.signedIn}</h2>
      <p className="jst-prose">{texts.signedInAs(employee?.Name ?? '', employee?.CompanyName ?? '')}</p>
      <Button type="primary" size="large" long onClick={() => store.enter()}>
        {texts.enter}
      </Button>
      <Button size="large" long onClick={() => store.show('form')}>
        {texts.otherAccount}
      </Button>
    </>
  )
})
