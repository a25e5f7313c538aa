import { Button } from '@arco-design/web-react'
import { useApp, useBack, useScreenParams } from '@jst/feature-kit'
import { EmptyState } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.notFound

/** 404: the address that was asked for stands as text and is never followed (spec §2). */
export const Screen = observer(function NotFound() {
  const app = useApp()
  const back = useBack()
  const url = useScreenParams().get('url')
  const portal = app.surface === 'public'
  const hint = url ? (
    <>
      {words.hint}
      <br />
      <code className="jst-code">{url}</code>
    </>
  ) : undefined
  const action = (
    <>
      <Button onClick={back}>{words.back}</Button>
      <Button type="primary" onClick={() => app.navigate(portal || app.session.token === null ? '/' : '/workbench')}>
        {portal ? words.entry : words.workbench}
      </Button>
    </>
  )
  // In a workbench the frame is the main landmark already.
  const Main = portal ? 'main' : 'div'
  return (
    <Main className="jst-page-frame jst-page-center">
      <h1 className="jst-hidden">{words.title}</h1>
      <EmptyState icon="search" title={words.title} hint={hint} action={action} />
    </Main>
  )
})
