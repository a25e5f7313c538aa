import { SiDraftSession, StaleDraftError, type DraftGateway, type DraftStore, type StoredSet } from '@jst/si-drafts'
import { keepOnHide, systemClock, webStorage } from '@jst/si-drafts/browser'
import { DraftSwitcher } from '@jst/si-drafts/react'
import { emptyRecord } from '@jst/si-drafts/rules'
import { useStore } from '@jst/store/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const me = new URLSearchParams(location.search).get('me') ?? 'Wang'
const post = (path: string, body: unknown) => fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { me } })

/** This company's own back end: other paths, other words. */
const gateway: DraftGateway = {
  check: async (submission) => (await post('/api/judge', submission)).json(),
  submit: async (submission) => (await post('/api/hand-in', submission)).json(),
  submitForCompany: () => Promise.reject(new Error('nobody does this here')),
}
const store: DraftStore = {
  load: async (orderId) => (await fetch(`/api/kept?order=${orderId}`)).json() as Promise<StoredSet | null>,
  async save(orderId, set, seenVersion) {
    const answer = await post('/api/keep', { orderId, set, seenVersion })
    if (answer.status === 412) throw new StaleDraftError((await answer.json()) as StoredSet)
    return (await answer.json()) as { version: string; savedAt: string }
  },
  remove: async (orderId) => void (await post('/api/forget', { orderId })),
}

const session = new SiDraftSession(7, me, { gateway, store, storage: webStorage(localStorage), clock: systemClock, random: Math.random })
keepOnHide(session)
if ((await session.open()) === null) session.start({ ...emptyRecord(), mblNo: 'COSU6412345670' }, 3)

function Editor() {
  const [outcome, setOutcome] = useState('')
  const { current, progress, saveState, conflicts } = useStore(session)
  if (!current) return <output>{outcome}</output>
  return (
    <>
      <DraftSwitcher session={session} />
      <label>
        Consignee
        <input value={current.consignee} onChange={(event) => session.edit({ consignee: event.target.value })} />
      </label>
      <button type="button" onClick={() => session.copyAsTemplate(2)}>
        Two more
      </button>
      <button type="button" onClick={() => session.undo()}>
        Undo
      </button>
      <button type="button" onClick={() => void session.flush()}>
        Keep
      </button>
      <button type="button" onClick={() => void session.submit().then((ids) => setOutcome(`handed in ${ids.join(', ')}`))}>
        Hand in
      </button>
      <p data-testid="state">{`${progress} ${saveState.kind}`}</p>
      {conflicts.map(({ label, mine, theirs }, index) => (
        <button key={label} type="button" onClick={() => session.resolveConflict(index, 'theirs')}>
          {`${label}: ${JSON.stringify(theirs)} instead of ${JSON.stringify(mine)}`}
        </button>
      ))}
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Editor />)
