import { ApiError } from '@jst/api-client'
import { documentDraft, dropDocumentDraft, saveDocumentDraft, type DocumentDraft } from '@jst/contracts/document'
import { StaleCopy, type StoredCopy, type ServerSlot } from '@jst/store/keeping'
import { timeOf } from '@jst/ui'
import type { App } from '../../app/App.ts'
import type { Typed } from './typed.ts'

const copyOf = (stored: DocumentDraft | null): StoredCopy<Typed> | null => {
  if (!stored) return null
  const { Over, First, Values, Revision } = stored.Content
  return {
    value: { over: Over, first: First, values: Values, revision: Revision },
    version: String(stored.Version),
    at: timeOf(stored.SavedAt) ?? 0,
    by: { id: stored.SavedById, name: stored.SavedBy },
  }
}

/** Milliseconds after which a page goes on with what this browser has; the server's copy is merged with the first write. */
const readWithin = 1_000

function within<T>(milliseconds: number, response: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server does not answer.')), milliseconds)
  })
  return Promise.race([response, late]).finally(() => clearTimeout(timer))
}

/** The copy of a draft on the server. @param title what people call it in a list, as it is typed */
export function serverSlot({ api, live }: Pick<App, 'api' | 'live'>, Kind: string, Key: string, title: () => string): ServerSlot<Typed> {
  return {
    listen: (hear) =>
      live.on('document/draft', ({ Drafts }) => {
        for (const draft of Drafts) if (draft.Kind === Kind && draft.Key === Key) hear(String(draft.Version))
      }),
    load: async () => copyOf(await within(readWithin, api.call(documentDraft, { Kind, Key }))),
    save: async ({ over, first, values, revision }, seen) => {
      const content = { Over: over, First: first as Fields, Values: values as Fields, Revision: revision }
      const version = seen === null ? null : Number(seen)
      try {
        const saved = await api.call(saveDocumentDraft, {
          Kind,
          Key,
          Version: version,
          Title: title().slice(0, longestTitle),
          Content: content,
        })
        return { version: String(saved.Version), at: timeOf(saved.SavedAt) ?? 0 }
      } catch (error) {
        throw error instanceof ApiError && error.status === 412 ? new StaleCopy(copyOf(error.data as DocumentDraft | null)) : error
      }
    },
    remove: async (seen) => {
      if (seen !== null) await api.call(dropDocumentDraft, { Kind, Key, Version: Number(seen) })
    },
  }
}

type Fields = Readonly<Record<string, unknown>>
const longestTitle = 120
