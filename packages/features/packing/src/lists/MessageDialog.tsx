import { Button } from '@arco-design/web-react'
import { listFormats, packingMessage } from '@jst/contracts/packing'
import { useDetail } from '@jst/feature-kit'
import { ChoiceField, Dialog, ErrorView, Notice, saveBlob, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.messageDialog
type Format = keyof typeof listFormats
const formats = Object.entries(listFormats).map(([value, label]) => ({ value, label }))

/** The message of the submitted lists to the terminal: what it says, what it cannot carry, and its file. */
export const MessageDialog = observer(function MessageDialog({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const [format, setFormat] = useState<Format>('coscln')
  const { data, error, reload } = useDetail(packingMessage, { BookingId: bookingId, Format: format })
  const save = () => {
    if (data)
      saveBlob(
        new Blob([Uint8Array.from(atob(data.Bytes), (sign) => sign.charCodeAt(0))], { type: 'application/octet-stream' }),
        data.FileName,
      )
  }
  const said = data
    ? [
        { label: words.leftOut, list: data.LeftOut },
        { label: words.missing, list: data.Missing },
        { label: words.assumed, list: data.Assumed },
        { label: words.lost, list: data.Lost.map(({ Label, Value, Why }) => `${Label} ${Value}（${Why}）`) },
      ].filter(({ list }) => list.length > 0)
    : []
  return (
    <Dialog
      place="side"
      width={760}
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" disabled={!data} onClick={save}>
          {words.download}
        </Button>
      }
    >
      <ChoiceField label={words.format} value={format} options={formats} onChange={(value) => setFormat(value as Format)} />
      {error ? <ErrorView error={error} onRetry={reload} /> : null}
      {data?.Note ? <Notice>{data.Note}</Notice> : null}
      {said.map(({ label, list }) => (
        <Notice key={label} tone="warning">
          {label}：{list.join('；')}
        </Notice>
      ))}
      {data ? (
        <Section title={words.text}>
          <pre className="jst-packing-message">{data.Text}</pre>
        </Section>
      ) : null}
    </Dialog>
  )
})
