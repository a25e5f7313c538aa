import { parseJson } from '@jst/contracts/values'
import type { EventSource, TrackEvent } from '@jst/track'
import { readDcsa } from '@jst/track/dcsa'
import { invalid } from '../../../kernel/errors.ts'
import type { UploadedFile } from '../../../kernel/files/files.ts'
import { texts } from '../tracking.texts.ts'
import { readTrackFile, type ReadFile, type Sender } from './read-file.ts'

/** A file that somebody imports. */
export interface FileWork {
  readonly file: Pick<UploadedFile, 'kind' | 'table'> & { readonly bytes: Uint8Array }
  readonly sender: Sender
}
/** The text of a notification. */
export interface NoticeWork {
  readonly text: string
  readonly received: string
  readonly source: EventSource
}

/** Events of a notification of DCSA Track & Trace. @throws AppError INVALID_INPUT for a text that is no JSON */
export function readNotice({ text, received, source }: NoticeWork): readonly TrackEvent[] {
  let message: unknown
  try {
    message = parseJson(text)
  } catch {
    throw invalid('', texts.partner.notJson)
  }
  return readDcsa(message, { received, source }).events
}

/** Reads statements: 10,000 of them take a second, so that a thread does it. */
export function run(work: FileWork | NoticeWork): ReadFile {
  if ('text' in work) return { kind: 'dcsa', events: readNotice(work), issues: [] }
  const { bytes } = work.file
  return readTrackFile({ ...work.file, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }, work.sender)
}
