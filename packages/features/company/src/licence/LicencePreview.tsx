import { Button } from '@arco-design/web-react'
import { failureOf, isCancelled, useApp, useDownload } from '@jst/feature-kit'
import { EmptyState, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { texts } from '../texts.ts'

const words = texts

/** The licence beside what was typed: pictures are shown, a PDF is saved. `path`: the call that answers with the file. */
export const LicencePreview = observer(function LicencePreview({ path, id, name }: { path: string; id: number; name: string }) {
  const { api } = useApp()
  const [shown, setShown] = useState<{ url?: string; failure?: string }>()
  const { store, run } = useDownload()
  const isPicture = /\.(png|jpe?g)$/i.test(name)
  useEffect(() => {
    if (!isPicture) return undefined
    const request = new AbortController()
    let url: string | undefined
    api.download(path, { Id: id }, { signal: request.signal }).then(
      ({ blob }) => {
        if (request.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown({ url })
      },
      (error: unknown) => {
        if (!isCancelled(error)) setShown({ failure: failureOf(error).message })
      },
    )
    return () => {
      request.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [api, path, id, isPicture, name])
  if (name === '') return <EmptyState icon="file" title={words.noLicence} />
  return (
    <div className="jst-licence">
      {shown?.failure ? <Notice tone="error">{shown.failure}</Notice> : null}
      {isPicture ? (
        shown?.url ? (
          <img src={shown.url} alt={name} />
        ) : (
          <p className="jst-muted">{words.loadingLicence}</p>
        )
      ) : (
        <p className="jst-muted">{words.pdf}</p>
      )}
      <div className="jst-acts">
        <span className="jst-cut">{name}</span>
        <Button loading={store.running} onClick={() => void run([{ path, query: { Id: id } }])}>
          {words.download}
        </Button>
      </div>
    </div>
  )
})
