import type { ApiClient } from '@jst/api-client'
import type { Favourite, FrameInfo } from '@jst/contracts/workbench'
import { tellFailure, type FavouritePlaces, type Notify, type Place } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

const mostRecent = 10

interface FrameSettingsPorts {
  api: Pick<ApiClient, 'call'>
  notify: Pick<Notify, 'error'>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Key of the tab of a path. */
  keyOf: (path: string) => string
}

const calls = () => import('@jst/contracts/workbench')
const asPlace = ({ Path, Title }: Favourite): Place => ({ path: Path, title: Title })

/** Settings of the frame for one employee: favourites (on the server, with a local copy) and recent pages (local only). */
export class FrameSettings implements FavouritePlaces {
  recent: readonly Place[] = []
  /** The company wants a watermark on everything. */
  forceWatermark = false
  private stored: readonly Favourite[] = []
  private employee = 0
  private requested = false
  private readonly ports: FrameSettingsPorts

  constructor(ports: FrameSettingsPorts) {
    this.ports = ports
    makeAutoObservable<this, 'stored' | 'ports' | 'requested'>(
      this,
      { recent: observableRef, stored: observableRef, ports: false, requested: false, isFavourite: false },
      { autoBind: true },
    )
  }

  get favourites(): readonly Place[] {
    return this.stored.map(asPlace)
  }

  isFavourite(path: string): boolean {
    return this.stored.some(({ Path }) => Path === path)
  }

  /** Switches to the settings of another employee. */
  open(employee: number): void {
    this.employee = employee
    this.requested = false
    const frame = this.remembered<Partial<FrameInfo>>('frame', {})
    this.take({ Favourites: Array.isArray(frame.Favourites) ? frame.Favourites : [], ForceWatermark: frame.ForceWatermark === true })
    const recent = this.remembered<Place[]>('recent', [])
    this.recent = Array.isArray(recent) ? recent.filter(({ path, title }) => typeof path === 'string' && typeof title === 'string') : []
  }

  /** Requests the settings once. After a failure the local copy stays, and the next use requests them again. */
  async load(): Promise<void> {
    if (this.requested) return
    this.requested = true
    const { employee } = this
    try {
      const frame = await this.ports.api.call((await calls()).frameInfo)
      if (employee === this.employee) this.keep(frame)
    } catch {
      this.requested = false
    }
  }

  /** Records an opened page; a later address or title of the same page replaces the entry. */
  visit(place: Place): void {
    const { keyOf } = this.ports
    const same = (other: Place) => other.path === place.path || (keyOf(other.path) === keyOf(place.path) && other.title === place.title)
    this.recent = [place, ...this.recent.filter((other) => !same(other))].slice(0, mostRecent)
    this.store('recent', this.recent)
  }

  toggle(place: Place): void {
    const favourite = this.stored.find(({ Path }) => Path === place.path)
    void this.change(async () => {
      const { addFavourite, removeFavourite } = await calls()
      return favourite
        ? this.ports.api.call(removeFavourite, { Id: favourite.Id })
        : this.ports.api.call(addFavourite, { Path: place.path, Title: place.title.slice(0, 60) })
    })
  }

  move(path: string, by: number): void {
    const at = this.stored.findIndex(({ Path }) => Path === path)
    const favourite = this.stored[at]
    const to = at + by
    if (!favourite || to < 0 || to >= this.stored.length) return
    void this.change(async () => this.ports.api.call((await calls()).moveFavourite, { Id: favourite.Id, Index: to }))
  }

  /** The settings were changed in another tab or on another device. */
  renew(): void {
    this.requested = false
    void this.load()
  }

  private async change(act: () => Promise<Favourite[]>): Promise<void> {
    try {
      this.keep({ Favourites: await act(), ForceWatermark: this.forceWatermark })
    } catch (error) {
      tellFailure(this.ports.notify, error)
    }
  }

  private keep(frame: FrameInfo): void {
    this.take(frame)
    this.store('frame', frame)
  }

  private take({ Favourites, ForceWatermark }: FrameInfo): void {
    runInAction(() => {
      this.stored = Favourites
      this.forceWatermark = ForceWatermark
    })
  }

  private store(what: string, value: unknown): void {
    try {
      this.ports.storage.setItem(`jst:${what}:${this.employee}`, JSON.stringify(value))
    } catch {
      // The storage is full: the list stays as it was.
    }
  }

  private remembered<T>(what: string, fallback: T): T {
    try {
      return (JSON.parse(this.ports.storage.getItem(`jst:${what}:${this.employee}`) ?? 'null') as T | null) ?? fallback
    } catch {
      return fallback
    }
  }
}
