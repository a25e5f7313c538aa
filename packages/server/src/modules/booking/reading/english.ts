import type { ReadOrder } from '@jst/contracts/booking'
import { englishNames } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { noteTitle, portsOf, type StoredNote } from './stored-reading.ts'
import { english } from './upload.texts.ts'

/** Rows of a list with the English names of their ports; readings keep the Chinese ones. */
export async function ordersInEnglish(db: Queryable, orders: readonly ReadOrder[]): Promise<ReadOrder[]> {
  const ports = await englishNames(
    db,
    'port',
    orders.flatMap(({ Pol, Pod }) => [Pol, Pod]),
  )
  return orders.map((order) => ({
    ...order,
    PolName: ports.get(order.Pol) ?? order.PolName,
    PodName: ports.get(order.Pod) ?? order.PodName,
  }))
}

/** An upload as its title needs it. */
interface Titled {
  readonly Format: string
  /** Of the file. */
  readonly name: string
  /** The first booking of the reading. */
  readonly note: StoredNote | undefined
}
/**
 * Titles of uploads in English, made of what was read: the stored title, by which uploads are searched, is Chinese. A text that was pasted has no
 * file, and its name is the platform's. */
export async function titlesInEnglish(db: Queryable, uploads: readonly Titled[]): Promise<string[]> {
  const ports = await englishNames(
    db,
    'port',
    uploads.flatMap(({ note }) => (note ? Object.values(portsOf(note)) : [])),
  )
  return uploads.map(({ Format, name, note }) => {
    const file = Format === '' ? english.pasted : name
    if (!note) return file
    const { Pol, Pod } = portsOf(note)
    return english.titled(file, noteTitle(note, { Pol: ports.get(Pol) ?? note.Names.Pol, Pod: ports.get(Pod) ?? note.Names.Pod }))
  })
}
