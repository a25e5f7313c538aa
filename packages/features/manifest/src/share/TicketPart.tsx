import { Button } from '@arco-design/web-react'
import { ticketByLink, ticketFormats, type LinkedManifest } from '@jst/contracts/manifest'
import { useAction, useApp } from '@jst/feature-kit'
import { FilePick } from '@jst/ui'
import { useState } from 'react'
import type { Opened } from './LinkedPage.tsx'
import { texts } from './texts.ts'

const accept = ticketFormats.map((format) => `.${format}`).join(',')

/** Photos or scans of the scale ticket of a box, stored at once. */
export function TicketPart({ bill, reader, box }: Opened & { box: string }) {
  const { api, notify } = useApp()
  const [shown, setShown] = useState<LinkedManifest>(bill)
  const names = shown.Vgm.find(({ Content }) => Content.BoxNo === box)?.Tickets ?? []
  const add = useAction(async (file: File) => {
    const Key = crypto.randomUUID()
    const { Token, Lang } = reader
    const query = { Token, Pass: bill.Pass, Box: box, Key, ...(Lang ? { Lang } : {}) }
    setShown(await api.upload(ticketByLink, file, query, { idempotencyKey: Key }))
    notify.success(texts.ticketSent)
  })
  return (
    <div>
      {names.length > 0 ? (
        <p>
          {texts.tickets} {names.join(' ')}
        </p>
      ) : null}
      <FilePick accept={accept} label={texts.addTicket(box)} onFile={(file) => void add.run(file)}>
        {(choose) => (
          <Button loading={add.busy} onClick={choose}>
            {texts.addTicket(box)}
          </Button>
        )}
      </FilePick>
    </div>
  )
}
