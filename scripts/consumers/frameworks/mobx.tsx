import { connectMobx } from '@jst/store/mobx'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { acts, channel, drafts, permissions, session, shown, tabs, validation } from './stores'

connectMobx()

const Part = observer(function Part({ name, text }: { name: keyof typeof acts; text: () => string }) {
  return (
    <>
      <output aria-label={name}>{text()}</output>
      <button type="button" onClick={() => void acts[name]()}>
        {name}
      </button>
    </>
  )
})

createRoot(document.getElementById('root')!).render(
  <>
    <Part name="session" text={() => shown.session(session)} />
    <Part name="permissions" text={() => shown.permissions(permissions)} />
    <Part name="channel" text={() => shown.channel(channel)} />
    <Part name="tabs" text={() => shown.tabs(tabs)} />
    <Part name="drafts" text={() => shown.drafts(drafts)} />
    <Part name="validation" text={() => shown.validation(validation)} />
  </>,
)

// an observer hears of what it reads alone: signing in is none of its business, another language is
let runs = 0
autorun(() => {
  document.title = `${++runs} ${session.language}`
})
session.setLanguage('EN')
