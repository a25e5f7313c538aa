import { IconButton, TextButton } from '@jst/ui'
import { useDocumentTexts } from '../texts.ts'
import { sizeText } from './sizeText.ts'
import type { Sending, Uploads } from './Uploads.ts'

/** A file on its way: how far it is, and what can be done about it. */
export function UploadRow({ item: { key, file, state, sent, problem }, uploads }: { item: Sending; uploads: Uploads }) {
  const words = useDocumentTexts().files
  const percent = Math.floor((sent / Math.max(1, file.size)) * 100)
  const moving = state === 'sending' || state === 'waiting' || state === 'checking'
  const status = problem || (state === 'sending' ? words.sending(percent) : words.states[state])
  return (
    <li className="jst-file jst-file-sending">
      <div className="jst-file-main">
        <span className="jst-file-name">{file.name}</span>
        <span className={problem ? 'jst-file-problem' : 'jst-muted'} role={problem ? 'alert' : undefined}>
          {status} · {sizeText(file.size)}
        </span>
        {state === 'refused' ? null : <progress aria-label={words.progress(file.name)} max={100} value={percent} />}
      </div>
      <span className="jst-row-acts">
        {state === 'sending' || state === 'waiting' ? <TextButton onClick={() => uploads.pause(key)}>{words.pause}</TextButton> : null}
        {state === 'paused' ? <TextButton onClick={() => uploads.resume(key)}>{words.resume}</TextButton> : null}
        {state === 'failed' ? <TextButton onClick={() => uploads.resume(key)}>{words.retry}</TextButton> : null}
        {state === 'checking' ? null : (
          <IconButton icon="close" label={(moving ? words.cancel : words.dismiss)(file.name)} onClick={() => uploads.cancel(key)} />
        )}
      </span>
    </li>
  )
}
