import { Button } from '@arco-design/web-react'
import { photoLinkedSlip, type LinkedSlip } from '@jst/contracts/packing'
import { useAction, useApp } from '@jst/feature-kit'
import { newBrowserPorts } from '@jst/feature-kit/keeping'
import { DateText, FilePick, Notice, Section, TextButton } from '@jst/ui'
import { useCallback, useState } from 'react'
import { dropPhoto, keepPhoto, photosOf, sendPhotos, type WaitingPhoto } from './photos.ts'
import { sentOf } from './sent.ts'
import { texts } from './texts.ts'
import { useResend } from './useResend.ts'

interface PhotosPartProps {
  token: string
  photos: LinkedSlip['Photos']
  onSent: () => void
}

/** Photos of the box, from the camera of the phone. Without a network they wait in the phone and go out by themselves, once. */
export function PhotosPart({ token, photos, onSent }: PhotosPartProps) {
  const { api, notify } = useApp()
  const [{ storage }] = useState(newBrowserPorts)
  const [waiting, setWaiting] = useState<readonly WaitingPhoto[]>([])
  const sendAll = useCallback(async () => {
    await sendPhotos(storage, token, (file, Key) =>
      sentOf(api.upload(photoLinkedSlip, file, { Token: token, Key }, { idempotencyKey: Key, fileName: file.name }), onSent),
    )
    setWaiting(await photosOf(storage, token))
  }, [api, storage, token, onSent])
  const open = waiting.filter(({ refused }) => refused === undefined)
  useResend(sendAll, open.length > 0)
  const add = useAction(async (file: File) => {
    const Key = crypto.randomUUID()
    await keepPhoto(storage, token, file, Key)
    await sendAll()
    const left = (await photosOf(storage, token)).find((one) => one.Key === Key)
    if (left?.refused !== undefined) return
    notify.success(left ? texts.kept : texts.photoSent)
  })
  const drop = useAction(async (Key: string) => {
    await dropPhoto(storage, token, Key)
    setWaiting(await photosOf(storage, token))
  })
  return (
    <Section title={texts.photos}>
      {open.length > 0 ? (
        <Notice tone="warning" action={<TextButton onClick={() => void sendAll()}>{texts.sendNow}</TextButton>}>
          {texts.photosWaiting(open.length)}
        </Notice>
      ) : null}
      {waiting.flatMap(({ Key, Name, refused }) =>
        refused === undefined
          ? []
          : [
              <Notice key={Key} tone="error" action={<TextButton onClick={() => void drop.run(Key)}>{texts.dropPhoto}</TextButton>}>
                {Name} {texts.refused}：{refused}
              </Notice>,
            ],
      )}
      {photos.length === 0 ? <p className="jst-muted">{texts.noPhotos}</p> : null}
      <ul className="jst-slip-photos">
        {photos.map(({ Id, Name, At }) => (
          <li key={Id}>
            {Name} <DateText value={At} />
          </li>
        ))}
      </ul>
      <FilePick accept="image/jpeg,image/png,image/webp" label={texts.addPhoto} onFile={(file) => void add.run(file)}>
        {(choose) => (
          <Button long loading={add.busy} onClick={choose}>
            {texts.addPhoto}
          </Button>
        )}
      </FilePick>
    </Section>
  )
}
