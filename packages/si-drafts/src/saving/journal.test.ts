import { describe, expect, it } from 'vitest'
import type { DraftJournal, DraftStorage } from '../ports.ts'
import { goodRecord, SlowDraftStorage } from '../testing/index.ts'
import { office } from '../testing/office.ts'

describe('a page that is left before its storage has answered', () => {
  /** A browser whose storage takes a second, and the journal that all its pages share. */
  function browserWithJournal() {
    const { clock, browser } = office()
    const storage = new SlowDraftStorage(clock, 1_000)
    const never = new Promise<never>(() => undefined)
    const entries = new Map<string, string>()
    const journal: DraftJournal = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }
    /** `leave` journals, and nothing that the page asks of the storage from then on is done. */
    const page = () => {
      let gone = false
      const here: DraftStorage = {
        getItem: (key) => (gone ? never : storage.getItem(key)),
        setItem: (key, value) => (gone ? never : storage.setItem(key, value)),
        removeItem: (key) => (gone ? never : storage.removeItem(key)),
      }
      const { session } = browser('a', { storage: here, journal, alone: true })
      const leave = () => {
        void session.flush()
        gone = true
        return session.journal()
      }
      return { session, leave }
    }
    const opened = async () => {
      const one = page()
      const opening = one.session.open()
      await clock.run(3_000)
      await opening
      return one
    }
    return { clock, journal, entries, page, opened }
  }

  it('brings back what was entered and what was being typed, left again and again', async () => {
    const { clock, page, opened, entries } = browserWithJournal()
    let { session, leave } = page()
    session.start(goodRecord({ marks: '' }))
    for (const letter of 'ABCDE') {
      session.edit({ marks: `${session.current?.marks}${letter}` })
      session.typing(({ goods }) => ({ goods: `${goods} ${letter}` }))
      expect(leave()).toBe(true)
      ;({ session, leave } = await opened())
    }
    expect(session.current).toMatchObject({ marks: 'ABCDE', goods: 'STAINLESS STEEL KITCHENWARE A B C D E' })
    await clock.run(3_000)
    expect([session.saveState.kind, entries.size]).toEqual(['saved', 0])
  })

  it('goes on from a write of its own that ended after it was left', async () => {
    const { clock, page, opened } = browserWithJournal()
    const { session, leave } = page()
    session.start(goodRecord())
    session.edit({ marks: 'WRITTEN LATE' })
    session.autosave.flush()
    await clock.run(1_500)
    session.edit({ marks: 'ONLY IN THE JOURNAL' })
    leave()
    await clock.run(1_000)
    const again = (await opened()).session
    expect([again.current?.marks, again.conflicts]).toEqual(['ONLY IN THE JOURNAL', []])
  })

  it('is not gone back to when it lived on and stored more', async () => {
    const { clock, page, opened, entries } = browserWithJournal()
    const { session } = page()
    session.start(goodRecord())
    session.edit({ marks: 'HIDDEN' })
    session.journal()
    const entry = [...entries]
    session.edit({ marks: 'SHOWN AGAIN' })
    await clock.run(5_000)
    for (const [key, value] of entry) entries.set(key, value)
    expect((await opened()).session.current?.marks).toBe('SHOWN AGAIN')
  })

  it('asks what another page changed since, and loses neither', async () => {
    const { clock, page, opened } = browserWithJournal()
    const { session, leave } = page()
    session.start(goodRecord())
    session.edit({ remarks: 'COMMON' })
    await clock.run(5_000)
    const other = (await opened()).session
    other.edit({ marks: 'STORED', goods: 'STORED TOO' })
    await clock.run(5_000)
    session.edit({ marks: 'LEFT' })
    leave()
    const again = (await opened()).session
    expect(again.conflicts).toContainEqual(expect.objectContaining({ path: 'marks', mine: 'STORED', theirs: 'LEFT' }))
    expect(again.current?.goods).toBe('STORED TOO')
  })

  it('says so when there is no room in the journal', async () => {
    const { clock, journal, page } = browserWithJournal()
    const { session } = page()
    session.start(goodRecord())
    expect(session.journal(), 'nothing was entered').toBe(true)
    session.edit({ marks: 'X' })
    journal.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    expect(session.journal()).toBe(false)
    await clock.run(5_000)
    expect(session.journal(), 'stored by now').toBe(true)
  })
})
