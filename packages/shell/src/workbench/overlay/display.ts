import { displayChoices, saveDisplayChoices, type DisplayChoices } from '@jst/contracts/account'
import type { App } from '@jst/feature-kit'
import { reaction } from 'mobx'

/** Debounce of saving: several changes in a row are saved together, long after the first rows (milliseconds). */
const askAfter = 2_000
const saveAfter = 500

type Choices = Readonly<Record<string, string>>
/** Names on the wire begin with a capital. */
const toWire = (choices: Choices): DisplayChoices =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name[0]!.toUpperCase() + name.slice(1), value]))
const fromWire = (choices: DisplayChoices): Choices =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name[0]!.toLowerCase() + name.slice(1), value]))

/**
 * Synchronises the display settings with the account: the stored ones are applied once per document, changes are saved. Until the response the local
 * copy applies, so that nothing moves after the first paint; without the server it stays in use.
 * @param atStart local copy when the document was opened
 */
export function followDisplay({ api, ui, session }: Pick<App, 'api' | 'ui' | 'session'>, atStart: Choices): () => void {
  const { display } = ui
  /** Display settings of the account, as far as this document knows. */
  let lastSaved = atStart
  /** Settings changed since the document was opened; a response that arrives later does not overwrite them. */
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
  // changes made before this module was loaded
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
