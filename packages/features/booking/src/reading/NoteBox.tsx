import { Button } from '@arco-design/web-react'
import { bookingUploadLimits, readBookingNote, uploadBookingFile, type OpenUpload } from '@jst/contracts/booking'
import { useAction, useAnswerLanguage, useApp } from '@jst/feature-kit'
import { useDrop } from '@jst/feature-kit/document'
import { FilePick, LinesField, Panel } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

/** A text that is pasted, or a file that is dropped or chosen. */
export function NoteBox({ onRead }: { onRead: (read: OpenUpload, file?: File) => Promise<void> }) {
  const { api } = useApp()
  const language = useAnswerLanguage()
  const [text, setText] = useState('')
  const tooLong = text.length > bookingUploadLimits.text
  const { busy, run } = useAction(async (given: string | File) => {
    if (typeof given === 'string') await onRead(await api.call(readBookingNote, { Text: given, ...language }))
    else await onRead(await api.upload(uploadBookingFile, given, { Kind: 'note', ...language }, { fileName: given.name }), given)
  })
  const { over, ...drop } = useDrop(!busy, ([file]) => (file ? void run(file) : undefined))
  const ready = text.trim() !== '' && !tooLong
  return (
    <div {...drop} className={over ? 'jst-note-box is-over' : 'jst-note-box'} aria-busy={busy}>
      <Panel title={texts.box}>
        <LinesField
          label={texts.paste}
          hint={texts.pasteHint}
          rows={6}
          value={text}
          onChange={setText}
          onSend={() => (ready ? void run(text) : undefined)}
          {...(tooLong ? { error: texts.tooLong(bookingUploadLimits.text) } : {})}
        />
        <div className="jst-note-acts">
          <small className="jst-muted">{texts.formats}</small>
          <FilePick label={texts.pickNamed} accept=".xlsx,.xls,.csv,.json,.pdf" onFile={(file) => void run(file)}>
            {(choose) => (
              <Button disabled={busy} onClick={choose}>
                {texts.pick}
              </Button>
            )}
          </FilePick>
          <Button type="primary" loading={busy} disabled={!ready} onClick={() => void run(text)}>
            {texts.read}
          </Button>
        </div>
      </Panel>
    </div>
  )
}
