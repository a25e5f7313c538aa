import type { ApiClient } from '@jst/api-client'
import { listViews, removeListView, saveListView, type ListView } from '@jst/contracts/views'
import { failureOf } from '@jst/feature-kit'
import type { SavedView, SavedViews } from '@jst/ui'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Delay of the first request (milliseconds): the local copy is used until long after the first rows. */
const askAfter = 2_000

interface ViewBookPorts {
  api: Pick<ApiClient, 'call'>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Whose views; '' while nobody is signed in. */
  user: () => string
}

/** Saved views of the user, for all lists: the local copy at once, the server's after the first request. */
export class SavedViewStore implements SavedViews {
  private views: readonly ListView[] = []
  private askedFor = ''
  private readonly ports: ViewBookPorts

  constructor(ports: ViewBookPorts) {
    this.ports = ports
    makeAutoObservable<this, 'views' | 'ports' | 'askedFor'>(this, { views: observableRef, ports: false, askedFor: false, of: false })
  }

  of(list: string): readonly SavedView[] {
    const user = this.ports.user()
    if (user !== '' && this.askedFor !== user) {
      this.askedFor = user
      // not during a render
      queueMicrotask(() => this.take(this.remembered()))
      setTimeout(() => void this.load(), askAfter)
    }
    return this.views.flatMap(({ Id, List, Name, Search }) => (List === list ? [{ id: Id, name: Name, search: Search }] : []))
  }

  async save(list: string, { id = 0, name, search }: { id?: number; name: string; search: string }): Promise<void> {
    const saved = await this.ports.api
      .call(saveListView, { Id: id, List: list, Name: name, Search: search })
      // the panel has one field: the error at that field says more than the summary
      .catch((error: unknown) => Promise.reject(new Error(failureOf(error).message, { cause: error })))
    const exists = this.views.some(({ Id }) => Id === saved.Id)
    this.keep(exists ? this.views.map((view) => (view.Id === saved.Id ? saved : view)) : [...this.views, saved])
  }

  async remove(id: number): Promise<void> {
    this.keep(await this.ports.api.call(removeListView, { Id: id }))
  }

  private async load(): Promise<void> {
    try {
      this.keep(await this.ports.api.call(listViews))
    } catch {
      // The local copy stays in use; the next start requests them again.
    }
  }

  private keep(views: readonly ListView[]): void {
    this.take(views)
    try {
      this.ports.storage.setItem(this.key, JSON.stringify(views))
    } catch {
      // The storage is full; the server has them.
    }
  }

  private take(views: readonly ListView[]): void {
    runInAction(() => (this.views = views))
  }

  private remembered(): ListView[] {
    try {
      const stored: unknown = JSON.parse(this.ports.storage.getItem(this.key) ?? '[]')
      return Array.isArray(stored)
        ? (stored as ListView[]).filter(({ Id, Search }) => Number.isSafeInteger(Id) && typeof Search === 'string')
        : []
    } catch {
      return []
    }
  }

  private get key(): string {
    return `jst:views:${this.ports.user()}`
  }
}
