import { Button } from '@arco-design/web-react'
import type { SentOffer } from '@jst/contracts/quotes'
import { useAction, useApp } from '@jst/feature-kit'
import { RowActs, saveBlob, Section } from '@jst/ui'
import { useEffect, useState } from 'react'
import { texts } from '../../texts.ts'
import { drawPicture } from './picture.ts'

const words = texts.picture
const mayCopy = () => 'ClipboardItem' in globalThis

/** The picture of what was sent, for chats: looked at here, then copied or saved. */
export function PicturePart({ offer }: { offer: SentOffer }) {
  const { notify } = useApp()
  const [picture, setPicture] = useState<{ readonly blob: Blob; readonly url: string }>()
  useEffect(() => {
    let url = ''
    let left = false
    void drawPicture(offer).then(
      (blob) => {
        if (left) return
        url = URL.createObjectURL(blob)
        setPicture({ blob, url })
      },
      () => notify.error(words.failed),
    )
    return () => {
      left = true
      URL.revokeObjectURL(url)
    }
  }, [offer, notify])
  const copy = useAction(async () => {
    if (!picture) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })])
      notify.success(words.copied)
    } catch {
      notify.error(words.copyFailed)
    }
  })
  return (
    <Section title={words.section}>
      {picture ? (
        <img className="jst-share-picture" src={picture.url} alt={words.alt(offer.No)} />
      ) : (
        <p className="jst-muted">{words.drawing}</p>
      )}
      <RowActs>
        {mayCopy() ? (
          <Button size="small" disabled={!picture} loading={copy.busy} onClick={() => void copy.run()}>
            {words.copy}
          </Button>
        ) : null}
        <Button size="small" disabled={!picture} onClick={() => picture && saveBlob(picture.blob, words.file(offer.No, offer.Version))}>
          {words.save}
        </Button>
      </RowActs>
    </Section>
  )
}
