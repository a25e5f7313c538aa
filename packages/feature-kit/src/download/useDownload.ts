import { beginExport } from '@jst/contracts/entity'
import { saveBlob } from '@jst/ui'
import { useState } from 'react'
import { useApp } from '../app/context.tsx'
import { tellFailure } from '../app/failure.ts'
import { useKitTexts } from '../screens/language.tsx'
import { DownloadStore, type FileWanted } from './DownloadStore.ts'

/** Downloads of a page: `run` saves the files one by one and tells what became of them. */
export function useDownload(): { store: DownloadStore; run: (files: readonly FileWanted[]) => Promise<void> } {
  const { api, notify } = useApp()
  const words = useKitTexts()
  const [store] = useState(
    () =>
      new DownloadStore({
        download: (...call) => api.download(...call),
        begin: async ({ path, query }) => (await api.call(beginExport, { Path: path, Query: query })).JobId,
        save: ({ blob, fileName }) => saveBlob(blob, fileName),
      }),
  )
  const run = async (files: readonly FileWanted[]) => {
    try {
      const { saved, queued, cancelled } = await store.run(files)
      if (queued > 0) notify.success(words.download.queued)
      if (cancelled) notify.success(words.download.cancelled(saved))
      else if (saved > 0) notify.success(words.download.saved(saved))
    } catch (error) {
      tellFailure(notify, error, words)
    }
  }
  return { store, run }
}
