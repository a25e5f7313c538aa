import type { ReplyOf } from '@jst/contracts'
import { placeOf, referenceIndex, referenceKinds, type ReferenceKind } from '@jst/contracts/master'
import { PlaceIndex, type Place } from '@jst/places'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { useEffect } from 'react'
import type { App } from '../../app/App.ts'
import { useApp } from '../../app/context.tsx'
import { isCancelled } from '../../app/failure.ts'
import { browserSetting } from '../../device/browserSetting.ts'
import { Stars } from './stars.ts'

/** An index older than this asks whether something changed when it is next needed (milliseconds). */
const staleAfter = 60_000
const mostRecent = 8

/** The entries of one kind, loaded once and kept fresh by their version. Observable. */
class Shelf {
  index: PlaceIndex<Place> | undefined = undefined
  places: readonly Place[] = []
  failed = false
  private version = ''
  private asking: Promise<void> | undefined = undefined
  private askedAt = Number.NEGATIVE_INFINITY
  private readonly kind: ReferenceKind
  private readonly api: App['api']

  constructor(kind: ReferenceKind, api: App['api']) {
    this.kind = kind
    this.api = api
    makeAutoObservable<this, 'version' | 'asking' | 'askedAt' | 'kind' | 'api'>(this, {
      index: observableRef,
      places: false,
      version: false,
      asking: false,
      askedAt: false,
      kind: false,
      api: false,
    })
  }

  /** Ends when what was asked has come. */
  renew(): Promise<void> {
    if (Date.now() - this.askedAt >= staleAfter) {
      this.askedAt = Date.now()
      this.asking = this.ask()
    }
    return this.asking ?? Promise.resolve()
  }

  private async ask(): Promise<void> {
    try {
      const answer = await this.api.call(referenceIndex, { Kind: this.kind, ...(this.version ? { Version: this.version } : {}) })
      runInAction(() => this.take(answer))
    } catch (error) {
      this.askedAt = Number.NEGATIVE_INFINITY
      if (isCancelled(error)) return
      runInAction(() => (this.failed = this.index === undefined))
    }
  }

  private take(answer: ReplyOf<typeof referenceIndex>): void {
    this.failed = false
    if (!answer) return
    this.version = answer.Version
    this.places = answer.Rows.map(placeOf)
    this.index = new PlaceIndex(this.places)
  }
}

const shelves = new WeakMap<App['api'], Map<ReferenceKind, Shelf>>()
const starsByApp = new WeakMap<App['api'], Stars>()
function shelfOf(api: App['api'], kind: ReferenceKind): Shelf {
  const byKind = shelves.get(api) ?? new Map<ReferenceKind, Shelf>()
  shelves.set(api, byKind)
  const shelf = byKind.get(kind) ?? new Shelf(kind, api)
  byKind.set(kind, shelf)
  return shelf
}

function starsOf(app: App): Stars {
  const existing = starsByApp.get(app.api) ?? new Stars(app)
  starsByApp.set(app.api, existing)
  return existing
}

/** All entries of a kind, in the order in which pickers offer them. @throws Error when they could not be loaded */
export async function placesOf(api: App['api'], kind: ReferenceKind): Promise<readonly Place[]> {
  const shelf = shelfOf(api, kind)
  await shelf.renew()
  if (!shelf.index) throw new Error(`no entries of kind ${kind}`)
  return shelf.places
}

/** Returns true if a kind has an index for pickers. */
export const isKind = (kind: string): kind is ReferenceKind => (referenceKinds as readonly string[]).includes(kind)

/** Labels of codes in pickers: `宁波 CNNGB`; a code that is in no index of its kind, or of a kind without one, stands for itself. */
export function useLabels(kinds: readonly string[]): (kind: string, code: string) => string {
  const { api } = useApp()
  const wanted = kinds.filter(isKind).join()
  useEffect(() => {
    for (const kind of wanted.split(',').filter(isKind)) void shelfOf(api, kind).renew()
  }, [api, wanted])
  return (kind, code) => {
    const place = isKind(kind) ? shelfOf(api, kind).index?.get(code) : undefined
    return place ? `${place.zh} ${place.code}` : code
  }
}

const ownIndexes = new WeakMap<readonly Place[], PlaceIndex<Place>>()
function indexOf(places: readonly Place[]): PlaceIndex<Place> {
  const index = ownIndexes.get(places) ?? new PlaceIndex(places)
  ownIndexes.set(places, index)
  return index
}

interface Picking extends Pick<Shelf, 'index' | 'failed'> {
  /** Under which favourites and recent ones are kept; a list of the field's own has none. */
  readonly name: ReferenceKind | undefined
  readonly stars: Stars
}

/** The entries of a kind for a picker. @throws Error for a kind that has no index: a mistake of ours */
export function useRecentChoices(kind: string | readonly Place[]): Picking {
  if (typeof kind === 'string' && !isKind(kind)) throw new Error(`no index of kind ${kind}`)
  const app = useApp()
  const shelf = typeof kind === 'string' ? shelfOf(app.api, kind) : undefined
  const stars = starsOf(app)
  useEffect(() => {
    if (!shelf) return
    void shelf.renew()
    void stars.load()
  }, [shelf, stars])
  if (typeof kind !== 'string') return { name: undefined, stars, index: indexOf(kind), failed: false }
  return { name: kind, stars, index: shelf?.index, failed: shelf?.failed ?? false }
}

const recent = (kind: string) => browserSetting(`jst:recent:${kind}`)

/** Codes that were picked last on this machine, newest first. */
export function recentOf(kind: string): readonly string[] {
  const stored = recent(kind).read()
  return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string').slice(0, mostRecent) : []
}
export const rememberRecent = (kind: string, code: string): void =>
  recent(kind).write([code, ...recentOf(kind).filter((other) => other !== code)].slice(0, mostRecent))
