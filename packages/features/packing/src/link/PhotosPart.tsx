import { Button } from '@arco-design/web-react'
import { photoLinkedSlip, type LinkedSlip } from '@jst/contracts/packing'
import { useAction, useApp } from '@jst/feature-kit'
import { DateText, FilePick, Section } from '@jst/ui'
import { texts } from './texts.ts'

interface PhotosPartProps {
  token: string
  photos: LinkedSlip['Photos']
  onSent: () => void
}

/** Photos of the box, from the camera of the phone. */
export function PhotosPart({ token, photos, onSent }: PhotosPartProps) {
  const { api, notify } = useApp()
  const add = useAction(async (file: File) => {
    const Key = crypto.randomUUID()
    await api.upload(photoLinkedSlip, file, { Token: token, Key }, { idempotencyKey: Key })
    notify.success(texts.photoSent)
    onSent()
  })
  return (
    <Section title={texts.photos}>
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
