// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiDraftSession } from '../si-draft-session.ts'
import { fakeDraftPorts, goodRecord } from '../testing/index.ts'
import { useLocalDrafts } from './use-local-drafts.ts'

function Editor({ session }: { session: SiDraftSession }) {
  useLocalDrafts(session)
  return null
}

it('what is typed is stored when the page is left and when the editor goes', () => {
  const ports = fakeDraftPorts()
  const session = new SiDraftSession(7, 'customer', ports)
  session.start(goodRecord())
  const { unmount } = render(<Editor session={session} />)
  const stored = () => [...ports.storage.items.values()].join()
  session.edit({ marks: 'BEFORE HIDING' })
  dispatchEvent(new Event('pagehide'))
  expect(stored()).toContain('BEFORE HIDING')
  session.edit({ marks: 'BEFORE GOING' })
  unmount()
  expect(stored()).toContain('BEFORE GOING')
})
