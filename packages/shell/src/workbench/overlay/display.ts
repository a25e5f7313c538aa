import { displayChoices, saveDisplayChoices, type DisplayChoices } from '@jst/contracts/account'
import type { App } from '@jst/feature-kit'
import { reaction } from 'mobx'

/** Long after the first rows; several choices in a row are saved together (milliseconds). */
const askAfter = 2_000
const saveAfter = 500

type Choices = Readonly<Record<string, string>>
/** Names on the wire begin with a capital. */
const toWire = (choices: Choices): DisplayChoices =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name[0]!.toUpperCase() + name.slice(1), value]))
const fromWire = (choices: DisplayChoices): Choices =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name[0]!.toLowerCase() + name.slice(1), value]))

/**
 * Keeps the looks of a person with the account: what it has is taken over once per document, what is chosen here is saved there. This machine's copy
 * stands until the answer comes, so nothing moves at the first paint; without the server it goes on alone.
 * @param atStart what this machine had when the document was opened
 */
export function followDisplay({ api, ui, session }: Pick<App, 'api' | 'ui' | 'session'>, atStart: Choices): () => void {
  const { display } = ui
  /** Display settings of the account, as far as this document knows. */
  let lastSaved = atStart
  /** Chosen here since the document was opened: an answer that was on its way meanwhile does not undo it. */
  const chosen = new Set<string>()
  const changed = () => Object.entries(display.all).filter(([name, value]) => lastSaved[name] !== value)
  const save = async () => {
    const choices = Object.fromEntries(changed())
    if (Object.keys(choices).length === 0 || session.token === null) return
    for (const name of Object.keys(choices)) chosen.add(name)
    const before = lastSaved
    lastSaved = display.all
    await api.call(saveDisplayChoices, toWire(choices)).catch(() => {
      // the next change tries again
      lastSaved = before
    })
  }
  const takeOver = (storedChoices: Choices) => {
    for (const [name] of changed()) chosen.add(name)
    const others = Object.entries(storedChoices).filter(([name]) => !chosen.has(name))
    display.take(Object.fromEntries(others))
    lastSaved = { ...lastSaved, ...Object.fromEntries(others) }
  }
  // what was chosen before this code was there
  void save()
  const timer = setTimeout(() => {
    if (session.token === null) return
    api.call(displayChoices).then(
      (storedChoices) => takeOver(fromWire(storedChoices)),
      () => undefined,
    )
  }, askAfter)
  const stop = reaction(
    () => display.all,
    () => void save(),
    { delay: saveAfter, equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}
