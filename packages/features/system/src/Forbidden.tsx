import { Button } from '@arco-design/web-react'
import { homeOf, useApp, useBack, useScreenParams } from '@jst/feature-kit'
import { EmptyState } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.forbidden

/** 403: a screen of the workbench of the other side. The address stands as text and is never followed. */
export const Screen = observer(function Forbidden() {
  const { navigate, session } = useApp()
  const back = useBack()
  const url = useScreenParams().get('url')
  const hint = (
    <>
      {words.hint}
      {url ? (
        <>
          <br />
          {words.address}
          <code className="jst-code">{url}</code>
        </>
      ) : null}
    </>
  )
  const action = (
    <>
      <Button onClick={back}>{words.back}</Button>
      <Button type="primary" onClick={() => navigate(homeOf(session.workbenchKind))}>
        {words.workbench}
      </Button>
    </>
  )
  return (
    <div className="jst-page-frame jst-page-center">
      <h1 className="jst-hidden">{words.title}</h1>
      <EmptyState icon="lock" title={words.title} hint={hint} action={action} />
    </div>
  )
})
