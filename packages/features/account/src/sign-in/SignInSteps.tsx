import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FirstPassword, ResetPassword, SecondStep } from './FurtherSteps.tsx'
import { SignedIn } from './SignedIn.tsx'
import type { SignInStore } from './SignInStore.ts'

/** The form given, or the step that the sign-in has come to. */
export const SignInSteps = observer(function SignInSteps({ store, form }: { store: SignInStore; form: ReactNode }) {
  switch (store.step) {
    case 'form':
      return form
    case 'signed-in':
      return <SignedIn store={store} />
    case 'second-step':
      return <SecondStep store={store} />
    case 'first-password':
      return <FirstPassword store={store} />
    case 'reset':
      return <ResetPassword store={store} />
  }
})
